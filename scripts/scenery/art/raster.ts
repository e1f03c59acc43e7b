import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { Pixels } from './techniques.ts'

const QUALITY = 74
const LIMIT = Math.max(1, availableParallelism())

let running = 0
const waiting: Array<() => void> = []

/**
 * Runs at most one rendering per processor core: the library librsvg holds a whole canvas for each.
 */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= LIMIT) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Renders a drawing as WebP, `width` px wide. */
export const toWebp = (svg: string, width: number): Promise<Buffer> =>
  limited(() =>
    sharp(Buffer.from(svg), { density: 72 * Math.min(4, density(svg, width)) })
      .resize({ width: Math.round(width) })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer(),
  )

/** Calculates the factor by which a drawing must be enlarged to be `width` px wide. */
function density(svg: string, width: number): number {
  const own = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? width)
  return width / own
}

/** Encodes pixels as WebP, as `toWebp` does with a drawing. */
export const encode = ({ data, width, height }: Pixels): Promise<Buffer> =>
  limited(() =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer(),
  )
