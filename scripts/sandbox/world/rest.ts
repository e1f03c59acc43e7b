import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/open.ts'

/** Milliseconds of work before other calls are answered. */
const SLICE = 20

/** For long work in steps: lets other calls be answered once a slice of time is used up. */
export function makeRest(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE) return
    await setImmediate()
    began = performance.now()
  }
}

const runs = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** Does long work on a world once for all who ask for it meanwhile: they wait for the one under way. */
export function shareRun<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  const ofWorld = runs.get(db) ?? new Map<string, Promise<unknown>>()
  runs.set(db, ofWorld)
  const under = ofWorld.get(key) as Promise<T> | undefined
  if (under) return under
  const run = work().finally(() => ofWorld.delete(key))
  ofWorld.set(key, run)
  return run
}
