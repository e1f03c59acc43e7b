/** Between frames of a browser that keeps up, in milliseconds; most draw one each 16.7. */
const QUICK = 20
/** Callbacks in a frame, if the browser keeps up and if it does not. */
const MANY = 3
const FEW = 1

const waiting = new Set<() => void>()
let requested = 0
let lastFrame = 0

/**
 * Calls back in a later frame, only a few callbacks in each: what takes long within one frame of
 * scrolling makes the next, which is farther down by then, take longer still.
 *
 * @returns what takes the callback back
 */
export function inTurn(callback: () => void): () => void {
  waiting.add(callback)
  requested ||= requestAnimationFrame(callNext)
  return () => waiting.delete(callback)
}

function callNext(time: number): void {
  const count = time - lastFrame < QUICK ? MANY : FEW
  lastFrame = time
  for (const callback of [...waiting].slice(0, count)) {
    waiting.delete(callback)
    callback()
  }
  requested = waiting.size > 0 ? requestAnimationFrame(callNext) : 0
}
