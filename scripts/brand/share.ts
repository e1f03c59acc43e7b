import { mkdirSync } from 'node:fs'
import { type BuiltApp } from './app-build.ts'
import { describeFailure, type Fault, faultsOf, formatFault, RefusedError } from './fault.ts'
import { hashBrand, hashProduct, hashRelease } from './inputs.ts'
import type { Pin } from './pin.ts'
import { isForPlayers, PRODUCTION } from './places.ts'
import type { Product } from './product.ts'
import { type Publication, publish, tellReload } from './publish.ts'
import {
  type ParsedBrands,
  prepareBrands,
  type ReadOptions,
  type ReadyBrand,
  splitBrands,
} from './read/brands.ts'
import { isCurrent, readServedHeaders } from './releases.ts'
import { forEachSideBySide } from './side-by-side.ts'
import { findReach } from './stamp/reach.ts'
import { stampBrand } from './stamp/stamp.ts'

export interface Emission {
  brand: ReadyBrand['brand']
  hash: string
  /** Whether the release was written now; false if a release with the same hash existed. */
  written: boolean
  /** Whether the site shows the release since now. */
  shown: boolean
  /** Pin that keeps the site at another release; undefined if there is none. */
  heldBy?: Pin
  milliseconds: number
  /** Bytes that must load before the home page is complete, compressed by brotli. */
  firstLoad: { scripts: number; styles: number }
}

export interface EmitResult {
  emissions: Emission[]
  /** Faults of the brands that were not emitted; all other brands were emitted. */
  faults: Fault[]
}

/** The brands that one worker thread emits, as plain data for its message. */
export interface Share {
  parsed: ParsedBrands
  options: ReadOptions
  /** Absolute path of the folder that shared files are linked into. */
  out: string
  /** Whether pins are removed, so that the emitted releases are shown. */
  onPurpose: boolean
  product: Product
}

/** Number of brands whose pictures are held in memory at the same time. */
const PER_PART = 50

/**
 * Prepares brands and, once the app is built, builds the sites of the brands without a fault.
 *
 * @param building promise of the built app; undefined if no brand may be emitted
 */
export async function emitShare(
  { parsed, ...share }: Share,
  building: Promise<BuiltApp | undefined>,
  report: (text: string) => void,
): Promise<EmitResult> {
  const emissions: Emission[] = []
  const faults: Fault[] = []
  const parts = Math.max(1, Math.ceil(parsed.ids.length / PER_PART))
  for (const part of splitBrands(parsed, parts)) {
    const result = await emitPart({ ...share, parsed: part }, building, report)
    emissions.push(...result.emissions)
    faults.push(...result.faults)
  }
  return { emissions, faults }
}

async function emitPart(
  { parsed, options, out, onPurpose, product }: Share,
  building: Promise<BuiltApp | undefined>,
  report: (text: string) => void,
): Promise<EmitResult> {
  const { env } = options
  // Brands are prepared while the app is built: the app's build, in a process of its own, leaves a
  // processor half idle.
  const [{ ready, faults }, app] = await Promise.all([prepareBrands(parsed, options), building])
  if (!app || ready.length === 0) return { emissions: [], faults }
  const sources = hashProduct(app.hash)
  mkdirSync(out, { recursive: true })
  const emissions: Emission[] = []
  await forEachSideBySide(ready, async (one) => {
    const start = performance.now()
    const { id } = one.brand
    try {
      const inputs = { product: sources, brand: hashBrand(one, env) }
      const hash = hashRelease(inputs)
      const stamp = (folder: string) => stampBrand(one, folder, { app, hash, env, inputs, product })
      const headers = readServedHeaders(out, id)
      const isDone = !onPurpose && isCurrent(out, id, hash)
      const publication = isDone
        ? { written: false, shown: false }
        : await publish(out, id, { hash, env, onPurpose }, stamp)
      const mustReload = headers !== undefined && headers !== readServedHeaders(out, id)
      const milliseconds = performance.now() - start
      emissions.push({
        brand: one.brand,
        hash,
        ...publication,
        milliseconds,
        firstLoad: weigh(app, one),
      })
      report(`${id} ${tellPublication(hash, publication, milliseconds)}`)
      if (!isForPlayers(env)) {
        report(`${id} is kept from search engines, since ${env} is not ${PRODUCTION}`)
      }
      const notices = [...one.pictures.notices, ...one.fonts.notices, ...one.gaps]
      if (publication.written || publication.shown)
        notices.forEach((notice) => report(formatFault(notice)))
      if (mustReload) report(tellReload(id))
    } catch (error) {
      faults.push(...emissionFaults(error, one, out))
    }
  })
  return { emissions, faults }
}

function tellPublication(
  hash: string,
  { written, shown, heldBy, unpinned }: Publication,
  milliseconds: number,
): string {
  const done = written ? `stamped in ${Math.round(milliseconds)} ms` : 'was stamped before'
  if (heldBy) return `${done} as ${hash}, not published: ${heldBy.hash} is pinned`
  const told = written ? done : shown ? `${done} as ${hash}, published` : 'is unchanged'
  return unpinned ? `${told}; the pin of ${unpinned.hash} is taken away` : told
}

function weigh(app: BuiltApp, { brand }: ReadyBrand): Emission['firstLoad'] {
  const reach = findReach(app, brand)
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + (app.files.get(`${name}.br`) ?? app.files.get(name)!), 0)
  return { scripts: sum(reach.firstLoad), styles: sum(reach.styles) }
}

/** Turns a write error into faults, so that one brand does not stop the others. */
function emissionFaults(error: unknown, { file }: ReadyBrand, out: string): readonly Fault[] {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined && !(error instanceof RefusedError))
    return faultsOf(error, file, 'emitted')
  return [{ file, message: `was not emitted, ${describeFailure(code, message, out)}` }]
}
