/** What must be done under a session before it ends, such as bringing money home. */
const duties = new Set<() => Promise<void>>()

/** How long a player waits for it; what then is not done must be able to come later. */
const PATIENCE_MS = 10_000

/** Has this done before a player's own logout, until the returned function is called. */
export function onFarewell(duty: () => Promise<void>): () => void {
  duties.add(duty)
  return () => void duties.delete(duty)
}

/** Does what is due; never rejects, nor keeps anyone longer than they would wait. */
export async function sayFarewell(): Promise<void> {
  if (duties.size === 0) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled([...duties].map((duty) => duty())), patience])
}
