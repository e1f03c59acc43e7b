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

/** Measures a thousand brands once: their emission against one brand's, its memory, and `check`. */
export async function benchFleet(report: (text: string) => void): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const [one, few, all] = ['one', 'few', 'all'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    writeBrands(one, 1)
    writeBrands(few, FEW)
    writeBrands(all, BRANDS)
    const cache = join(folder, 'cache')
    const out = join(folder, 'out')
    const single = await emit(one, join(out, 'one'), cache, 1)
    const some = await emit(few, join(out, 'few'), cache, FEW)
    const fleet = await emit(all, join(out, 'all'), cache, BRANDS)
    report(
      `one brand ${seconds(single.took)} with the app's build, ${BRANDS} more ${seconds(fleet.took)}; memory ${megabytes(some.peak)} for ${FEW}, ${megabytes(fleet.peak)} for ${BRANDS}`,
    )
    const started = performance.now()
    await promisify(execFile)(
      process.execPath,
      ['scripts/brand.ts', 'check', '--brands', all, '--quiet'],
      { cwd: ROOT },
    )
    const check = performance.now() - started
    return [
      atMost(`${BRANDS} brands / 1 full emission`, fleet.took / single.took, MOST.emission, times),
      atMost(`check of ${BRANDS} brands`, check, MOST.check, seconds),
      atMost(`memory: ${BRANDS} / ${FEW} brands`, fleet.peak / some.peak, MOST.memory, times),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
