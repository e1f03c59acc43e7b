import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runInLanes } from './lanes.ts'

/** Runs tasks that end only when the test ends them, and lists the tasks that have started. */
function open(processors: number, tasks: readonly { processors?: number }[]) {
  const started: number[] = []
  const endings: (() => void)[] = []
  const all = runInLanes(tasks, processors, (_task, index) => {
    started.push(index)
    return new Promise<number>((resolve) => {
      endings[index] = () => resolve(index)
    })
  })
  const end = async (index: number) => {
    endings[index]!()
    await turn()
  }
  return { started, end, all }
}

describe('the tasks of the check', () => {
  test('`npm test` starts its tasks in order, and runs one task on each processor', async () => {
    const one = { processors: 1 }
    const { started, end, all } = open(2, [one, one, one])
    expect(started).toEqual([0, 1])
    await end(1)
    expect(started).toEqual([0, 1, 2])
    await end(2)
    await end(0)
    expect(await all).toEqual([0, 1, 2])
  })

  test('a task of `npm test` that needs all processors runs alone', async () => {
    const { started, end } = open(2, [{ processors: 1 }, {}, { processors: 1 }])
    expect(started).toEqual([0])
    await end(0)
    expect(started).toEqual([0, 1])
    await end(1)
    expect(started).toEqual([0, 1, 2])
  })

  test('the tasks of `npm test` run one after another on a single processor', async () => {
    const { started, end } = open(1, [{ processors: 2 }, {}])
    expect(started).toEqual([0])
    await end(0)
    expect(started).toEqual([0, 1])
  })
})
