import { setImmediate } from 'node:timers/promises'

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
