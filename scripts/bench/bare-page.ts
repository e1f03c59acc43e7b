import { readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compress, isCompressible } from '../brand/compress.ts'
import { listFiles } from '../brand/hash.ts'
import { ROOT } from '../brand/places.ts'

export const BARE = 'bare'

/** Builds the bare page with the bundler's own defaults, and compresses it like the sites. */
export async function buildBarePage(): Promise<string> {
  const outDir = join(ROOT, '.cache/bench/bare')
  rmSync(outDir, { recursive: true, force: true })
  await build({
    root: join(ROOT, 'scripts/bench/bare'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  })
  for (const file of listFiles(outDir).filter(isCompressible)) {
    const { brotli } = await compress(readFileSync(file), 11)
    if (brotli) await writeFile(`${file}.br`, brotli)
  }
  return outDir
}
