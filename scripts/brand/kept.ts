import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashFiles, hashOf } from './hash.ts'
import { ROOT } from './places.ts'

/** Folder of what was made before, under a hash of all inputs; made again if it is deleted. */
const CACHE = join(ROOT, '.cache/pictures')

/** Differs whenever the code that checks pictures differs, so that no old verdict is believed. */
const CODE = hashOf(
  hashFiles(ROOT, [
    'scripts/brand/pictures',
    'scripts/brand/read',
    'scripts/brand/compress.ts',
    'src/core/brand',
  ]),
  JSON.stringify(sharp.versions),
)

/**
 * Returns what was found out before about the same inputs, or finds it out and keeps it. What is
 * thrown is not kept.
 *
 * @param inputs all that the finding depends on, besides the code
 * @param find its result must survive JSON
 */
export async function keepFinding<Finding>(
  inputs: readonly unknown[],
  find: () => Finding | Promise<Finding>,
): Promise<Finding> {
  const name = `${hashOf(CODE, JSON.stringify(inputs))}.json`
  const kept = await keepFile(name, async () => Buffer.from(JSON.stringify(await find())))
  return JSON.parse(kept.toString()) as Finding
}

/** Returns the kept file of a name, or makes and keeps it. */
export async function keepFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(CACHE, name)
  try {
    return readFileSync(path)
  } catch {
    const file = await make()
    try {
      mkdirSync(CACHE, { recursive: true })
      const partial = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
      writeFileSync(partial, file)
      renameSync(partial, path)
    } catch {
      // A user who may not write to the cache makes the files each time.
    }
    return file
  }
}
