import { draw, type Drawing } from './drawing.ts'

process.on('message', async ({ id, drawing }: { id: number; drawing: Drawing }) => {
  try {
    process.send?.({ id, picture: await draw(drawing) })
  } catch (error) {
    process.send?.({ id, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
