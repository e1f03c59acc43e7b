import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/open.ts'
import { perDatabase } from '../db/prepared-statements.ts'

/** Milliseconds of work after which other calls are answered. */
const SLICE = 20

/**
 * Returns a function for long work to await between steps: it lets other calls be answered after
 * each slice of time.
 */
export function makeRest(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE) return
    await setImmediate()
    began = performance.now()
  }
}

const runs = perDatabase(() => new Map<string, Promise<unknown>>())

/**
 * Runs long work on a data file only once for concurrent callers: all of them wait for the same
 * run.
 */
export function shareRun<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  const ofWorld = runs(db)
  const under = ofWorld.get(key) as Promise<T> | undefined
  if (under) return under
  const run = work().finally(() => ofWorld.delete(key))
  ofWorld.set(key, run)
  return run
}
