import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../brand/places.ts'
import { writeBrands } from './brands.ts'
import { emit, seconds } from './emit.ts'
import { atMost, times, type Verdict } from './verdict.ts'

const BRANDS = 1000
/** The smaller fleet, whose memory the larger one may hardly exceed. */
const FEW = 100

/** Limits of docs/quality.md §1: durations as a multiple or in milliseconds, memory as a multiple. */
const MOST = { emission: 10, check: 30_000, memory: 1.5 }

/**
 * Measures a thousand brands once: their emission against one brand's, its memory, a first `check`,
 * and one of brands that were checked before.
 */
export async function benchFleet(report: (text: string) => void): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const write = (name: string, count: number) => {
      writeBrands(join(folder, name), count)
      return join(folder, name)
    }
    const [one, few, all] = [write('one', 1), write('few', FEW), write('all', BRANDS)]
    const cache = join(folder, 'cache')
    const out = join(folder, 'out')
    const single = await emit(one, join(out, 'one'), cache, 1)
    const some = await emit(few, join(out, 'few'), cache, FEW)
    const fleet = await emit(all, join(out, 'all'), cache, BRANDS)
    report(
      `one brand ${seconds(single.took)} with the app's build, ${BRANDS} more ${seconds(fleet.took)}; memory ${megabytes(some.peak)} for ${FEW}, ${megabytes(fleet.peak)} for ${BRANDS}`,
    )
    const again = await check(all)
    const first = await check(write('new', BRANDS))
    return [
      atMost(`${BRANDS} brands / 1 full emission`, fleet.took / single.took, MOST.emission, times),
      atMost(`first check of ${BRANDS} brands`, first, MOST.check, seconds),
      atMost(`another check of ${BRANDS} brands`, again, MOST.check, seconds),
      atMost(`memory: ${BRANDS} / ${FEW} brands`, fleet.peak / some.peak, MOST.memory, times),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds that the check of a folder of brands takes. */
async function check(brands: string): Promise<number> {
  const started = performance.now()
  const args = ['scripts/brand.ts', 'check', '--brands', brands, '--quiet']
  await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  return performance.now() - started
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
