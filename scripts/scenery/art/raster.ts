import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

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

async function render(svg: string, width: number): Promise<Buffer> {
  return limited(() =>
    sharp(Buffer.from(svg), { density: 72 * Math.min(4, density(svg, width)) })
      .resize({ width: Math.round(width) })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer(),
  )
}

/** Calculates the factor by which a drawing must be enlarged to be `width` px wide. */
function density(svg: string, width: number): number {
  const own = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? width)
  return width / own
}

/**
 * Renders a drawing as WebP, `width` px wide. With a `cacheDir` the picture is stored there by the
 * hash of its inputs. The file appears completely or not at all, so that two processes may share
 * the folder.
 */
export async function toWebp(svg: string, width: number, cacheDir?: string): Promise<Buffer> {
  if (!cacheDir) return render(svg, width)
  const key = createHash('sha256').update(`${QUALITY}:${width}:${svg}`).digest('hex').slice(0, 40)
  const file = join(cacheDir, `${key}.webp`)
  try {
    return await readFile(file)
  } catch {
    const picture = await render(svg, width)
    const draft = join(cacheDir, `${key}.${randomUUID()}.tmp`)
    await mkdir(cacheDir, { recursive: true })
    await writeFile(draft, picture)
    await rename(draft, file)
    return picture
  }
}
