import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBrands } from './brands.ts'
import type { Emitted } from './emit-once.ts'
import { median, spread } from './statistics.ts'
import { medianAtMost, times, type Verdict } from './verdict.ts'

const BRANDS = 100

/**
 * One build and a hundred stamped brands may take at most this many times as long as one full
 * emission (docs/quality.md §1).
 */
const LIMIT = 2

/**
 * Measures a hundred stamped brands against one full emission: app build, compression and one brand
 * from an empty cache. The build is the same in both, so each round builds only once.
 */
export async function benchEmission(
  rounds: number,
  report: (text: string) => void,
): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const ratios: number[] = []
    const each: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const [one, many] = [join(folder, `one-${round}`), join(folder, `many-${round}`)]
      writeBrands(one, 1)
      writeBrands(many, BRANDS)
      const cache = join(folder, 'cache')
      const out = join(folder, 'out')
      const { took: emission } = await emit(one, join(out, 'one'), cache, 1)
      const { took: stamping } = await emit(many, join(out, 'many'), cache, BRANDS)
      rmSync(cache, { recursive: true })
      rmSync(out, { recursive: true })
      each.push(stamping / BRANDS)
      ratios.push((emission + stamping) / emission)
      report(
        `emission ${round}/${rounds}: one brand ${seconds(emission)}, ${BRANDS} more ${seconds(stamping)}`,
      )
    }
    report(`one stamp: ${median(each).toFixed(0)} ms (${spread(each)} ms) on average`)
    const what = `1 build + ${BRANDS} brands / 1 full emission`
    return [medianAtMost(what, ratios, LIMIT, times)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Emits in a process of its own.
 *
 * @returns its duration in milliseconds, and the most memory that it held in bytes
 */
export function emit(
  brandsDir: string,
  out: string,
  cache: string,
  expected: number,
): Promise<{ took: number; peak: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = fork(new URL('./emit-once.ts', import.meta.url), [brandsDir, out, cache])
    let emitted: Emitted = { brands: 0, peak: 0 }
    child.on('message', (told) => {
      emitted = told as Emitted
    })
    child.on('exit', () => {
      const { brands, peak } = emitted
      if (brands === expected) resolve({ took: performance.now() - started, peak })
      else reject(new Error(`Emitted ${brands} of ${expected} brands`))
    })
  })
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
