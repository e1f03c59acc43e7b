/** Tasks that need the session and must run before a logout, such as moving money back. */
const duties = new Set<() => Promise<void>>()

/** How long a logout waits for them; a task that is not done by then must be possible later. */
const PATIENCE_MS = 10_000

/** Adds a task to run before a player's logout, until the returned function is called. */
export function onFarewell(duty: () => Promise<void>): () => void {
  duties.add(duty)
  return () => void duties.delete(duty)
}

/** Runs the tasks; never rejects, and ends at the latest after that wait. */
export async function sayFarewell(): Promise<void> {
  if (duties.size === 0) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled([...duties].map((duty) => duty())), patience])
}
