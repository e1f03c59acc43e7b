import { draw, type Drawing } from './drawing.ts'

/** A parent that ended abruptly takes no answer; that is no failure of the painter. */
const answer = (message: object) => process.send?.(message, undefined, undefined, () => {})

process.on('message', async ({ id, drawing }: { id: number; drawing: Drawing }) => {
  try {
    answer({ id, picture: await draw(drawing) })
  } catch (error) {
    answer({ id, error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
