/** Tasks that need the session and must run before a logout, such as moving money back. */
const tasks = new Set<() => Promise<void>>()

/** How long a logout waits for them; a task that is not done by then must be possible later. */
const PATIENCE_MS = 10_000

/** Adds a task to run before a player's logout, until the returned function is called. */
export function addLogoutTask(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Runs the tasks; never rejects, and ends at the latest after that wait. */
export async function runLogoutTasks(): Promise<void> {
  if (tasks.size === 0) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), patience])
}
