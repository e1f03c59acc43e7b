/** A task and the processors that it keeps busy; all processors by default. */
interface Load {
  processors?: number
}

/**
 * Runs tasks in order, as many at the same time as there are processors; no task starts before the
 * tasks ahead of it.
 */
export async function runInLanes<T extends Load, R>(
  tasks: readonly T[],
  processors: number,
  run: (task: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: Promise<R>[] = []
  const running = new Map<Promise<unknown>, number>()
  for (const [index, task] of tasks.entries()) {
    const own = Math.min(task.processors ?? processors, processors)
    while (sum(running.values()) + own > processors) await Promise.race(running.keys())
    const result = run(task, index)
    const leave = () => running.delete(result)
    running.set(result, own)
    void result.then(leave, leave)
    results.push(result)
  }
  return Promise.all(results)
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const one of numbers) total += one
  return total
}
