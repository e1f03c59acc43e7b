import { draw, type Drawing } from './drawing.ts'

/** Sending fails if the parent process ended abruptly, which must not make the painter fail. */
const answer = (message: object) => process.send?.(message, undefined, undefined, () => {})

process.on('message', async ({ id, drawing }: { id: number; drawing: Drawing }) => {
  try {
    answer({ id, picture: await draw(drawing) })
  } catch (error) {
    answer({ id, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
