/** Tasks that need the session and must run before a logout, such as moving money back. */
const tasks = new Set<() => Promise<void>>()

/**
 * Most milliseconds that a logout waits for its tasks. A task that takes longer must be possible
 * after the next login.
 */
const PATIENCE_MS = 10_000

/** Adds a task to run before a player's logout, until the returned function is called. */
export function addLogoutTask(task: () => Promise<void>): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/**
 * Runs the tasks that must precede a logout; never rejects, and ends at the latest after
 * `PATIENCE_MS`.
 */
export async function runLogoutTasks(): Promise<void> {
  if (tasks.size === 0) return
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), patience])
}
