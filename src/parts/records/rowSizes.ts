import * as v from 'valibot'
import { sessionStore } from '#lib/storage.ts'

const KEY = 'row-sizes:v1'
/** Most rows whose heights are remembered; the oldest are dropped first. */
const LIMIT = 3000

const SizesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ width: v.number(), sizes: v.record(v.string(), v.number()) }),
)

/** Heights in pixels that rows had when they were last drawn, by row id. */
const known = new Map(Object.entries(readKept()))
window.addEventListener('pagehide', keep)

/**
 * Returns the height that a row had when it was last drawn, even before a reload. With it, the rows
 * above a restored scroll position are as high as before, so that the position is right.
 */
export const recallSize = (id: string | undefined): number | undefined =>
  id === undefined ? undefined : known.get(id)

export const keepSize = (id: string, size: number): void => void known.set(id, size)

function keep(): void {
  if (known.size === 0) return
  const sizes = Object.fromEntries([...known].slice(-LIMIT))
  sessionStore.set(KEY, JSON.stringify({ width: window.innerWidth, sizes }))
}

function readKept(): Record<string, number> {
  const read = v.safeParse(SizesSchema, sessionStore.get(KEY) ?? '')
  return read.success && read.output.width === window.innerWidth ? read.output.sizes : {}
}
