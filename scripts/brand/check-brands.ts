import { Worker } from 'node:worker_threads'
import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from './fault.ts'
import {
  type ParsedBrands,
  parseBrands,
  prepareBrands,
  type ReadOptions,
  splitBrands,
} from './read/brands.ts'
import type { ComputedTheme } from './theme.ts'
import { countThreads, joinFaults } from './threads.ts'

/** What is told of brands without building them, as plain data for a thread's message. */
export interface CheckResult {
  /** Brands without a fault, by their ids. */
  sound: {
    brand: Brand
    shifts: ComputedTheme['shifts']
    notices: Fault[]
  }[]
  faults: Fault[]
}

/** The brands that one thread checks. */
export interface CheckedShare {
  parsed: ParsedBrands
  options: ReadOptions
}

/** Checks brands, many of them in several threads. */
export async function checkBrands(options: ReadOptions): Promise<CheckResult & { ids: string[] }> {
  const parsed = parseBrands(options)
  const shares = splitBrands(parsed, countThreads(parsed.ids.length)).map((part) => ({
    parsed: part,
    options,
  }))
  const results = await Promise.all(shares.map(shares.length === 1 ? checkShare : checkInThread))
  return {
    ids: parsed.ids,
    sound: results
      .flatMap(({ sound }) => sound)
      .toSorted((a, b) => a.brand.id.localeCompare(b.brand.id)),
    faults: joinFaults(results),
  }
}

/** Checks the brands of a share in this thread. */
export async function checkShare({ parsed, options }: CheckedShare): Promise<CheckResult> {
  const { ready, faults } = await prepareBrands(parsed, options)
  const sound = ready.map(({ brand, theme, pictures, fonts, gaps }) => ({
    brand,
    shifts: theme.shifts,
    notices: [...pictures.notices, ...fonts.notices, ...gaps],
  }))
  return { sound, faults }
}

async function checkInThread(share: CheckedShare): Promise<CheckResult> {
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: share })
  return new Promise<CheckResult>((done, fail) => {
    thread.once('message', done)
    thread.once('error', fail)
    thread.once('exit', (code) => fail(new Error(`A thread of the check ended with ${code}.`)))
  })
}
