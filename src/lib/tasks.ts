/** Waits for a task of its own, so that a phone can paint, or answer a touch, in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Starts each in a task of its own, in order.
 *
 * @returns settles when all have ended
 */
export async function inOwnTasks(starts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const started: Promise<unknown>[] = []
  for (const start of starts) {
    started.push(start())
    await nextTask()
  }
  await Promise.allSettled(started)
}
