import * as v from 'valibot'
import { sessionStore } from '#lib/storage.ts'

const KEY = 'row-sizes:v1'
/** Most rows with a remembered height; the oldest are dropped first. */
const LIMIT = 3000

const SizesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ width: v.number(), sizes: v.record(v.string(), v.number()) }),
)

/** Height of each row when it was last drawn, by row id. */
const known = new Map(Object.entries(readKept()))
window.addEventListener('pagehide', keep)

/**
 * Recalls how high a row was when it was last drawn, even before a reload. The scroll position is
 * only right if the rows above are as high as before.
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
