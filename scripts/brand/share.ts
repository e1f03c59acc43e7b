import { mkdirSync } from 'node:fs'
import { type BuiltApp } from './app-build.ts'
import { describeFailure, type Fault, faultsOf, formatFault, RefusedError } from './fault.ts'
import { hashFiles, hashOf } from './hash.ts'
import type { Pin } from './pin.ts'
import { isForPlayers, PRODUCTION, ROOT } from './places.ts'
import {
  type ParsedBrands,
  prepareBrands,
  type ReadOptions,
  type ReadyBrand,
} from './read/brands.ts'
import type { Picture } from './read/picture.ts'
import { isCurrent, type Publication, publish, readServedHeaders, tellReload } from './releases.ts'
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
}

/**
 * Prepares brands and, once the app is built, builds the sites of the brands without a fault.
 *
 * @param building promise of the built app; undefined if no brand may be emitted
 */
export async function emitShare(
  { parsed, options, out, onPurpose }: Share,
  building: Promise<BuiltApp | undefined>,
  report: (text: string) => void,
): Promise<EmitResult> {
  const { env } = options
  // Brands are prepared while the app is built: the app's build, in a process of its own, leaves a
  // processor half idle.
  const [{ ready, faults }, app] = await Promise.all([prepareBrands(parsed, options), building])
  if (!app || ready.length === 0) return { emissions: [], faults }
  const tools = hashStampTools()
  mkdirSync(out, { recursive: true })
  const emissions: Emission[] = []
  await forEachSideBySide(ready, async (one) => {
    const start = performance.now()
    const { id } = one.brand
    try {
      const hash = hashRelease(one, app, tools, env)
      const stamp = (folder: string) => stampBrand(one, folder, { app, hash, env })
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

/** Hashes the code that builds a brand's site, since changed code must produce a new release. */
function hashStampTools(): string {
  return hashFiles(
    ROOT,
    ['scripts/brand', 'scripts/language', 'themes', 'src/core/brand', 'src/rules/languages.ts'],
    // The verbs only read flags and print, so their words do not make a new release.
    (path) => !/\.test\.ts$|^scripts\/brand\/verbs\//.test(path),
  )
}

function hashRelease(
  { brand, gateway, artwork, fonts, pictures: own }: ReadyBrand,
  app: BuiltApp,
  tools: string,
  env: string | undefined,
): string {
  const files = [...(Object.values(artwork) as Picture[]), ...own.sources, ...fonts.files]
  const data = JSON.stringify({ brand, gateway, env })
  return hashOf(app.hash, tools, data, ...files.map(({ bytes }) => bytes))
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
