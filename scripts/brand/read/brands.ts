import { readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { findBrandFaults } from '#core/brand/rules.ts'
import { type Brand, BrandSchema } from '#core/brand/schema.ts'
import { type Fault, FaultError, faultsOf, UsageError } from '../fault.ts'
import { displayPath, PRODUCTION, ROOT } from '../places.ts'
import { forEachSideBySide } from '../side-by-side.ts'
import { type ComputedTheme, computeTheme } from '../theme.ts'
import { type Design, readDesign } from '../theme/design.ts'
import { readPictures, type SitePictures } from '../pictures/pictures.ts'
import { findHeaderFaults } from '../stamp/headers-file.ts'
import { findSharedIdentity } from './across.ts'
import { findLostAddresses } from './addresses.ts'
import { type Artwork, readArtwork } from './artwork.ts'
import { tellingFailures } from './failure.ts'
import { findFieldPatternFaults } from './field-patterns.ts'
import { type OwnFonts, readFonts } from './fonts.ts'
import { findGaps } from './gaps.ts'
import { findHostFaults } from './hosts.ts'
import { readBrandJson } from './json.ts'
import { findHiddenLogos, listGrounds } from './legible.ts'
import { requireKnown } from './known.ts'
import { findNearest } from './nearest.ts'
import { applyOverlay, findMissingOverlay, listOverlays } from './overlay.ts'
import { findFaultsOfEveryOverlay, findOverlaidFaults } from './overlaid.ts'
import type { ParsedBrand } from './parsed-brand.ts'
import { type PublicFile, readPublicFiles } from './public-files.ts'
import { parseShape, readableEntries } from './shape.ts'
import { findWordingFaults, type MessageSources, readMessageSources } from './wording.ts'

/** A brand without faults, whose site can be built. */
export interface ReadyBrand extends ParsedBrand {
  brand: Brand
  gateway: string
  artwork: Artwork
  fonts: OwnFonts
  pictures: SitePictures
  /** Files that the operator adds to the site. */
  publicFiles: PublicFile[]
  theme: ComputedTheme
  /** What the brand lacks in production, whatever its overlay for another environment has. */
  gaps: Fault[]
}

export interface ReadOptions {
  /** Absolute path of the folder that has one folder for each brand. */
  brandsDir: string
  /** Ids of the brands to read; if empty, all brands. */
  ids?: readonly string[]
  /** Name of the overlay to apply to each brand. */
  env?: string
  /** Gateway address that overrides the overlay's gateway. */
  gateway?: string
  variables?: NodeJS.ProcessEnv
  /** Folder of the theme files; by default the project's own. */
  themes?: URL
  /** Whether to check the brands under every overlay too, only to find its faults. */
  everyOverlay?: boolean
}

export interface ReadResult {
  ready: ReadyBrand[]
  /** All brand ids that were requested, readable or not. */
  ids: string[]
  faults: Fault[]
}

/**
 * Reads and checks brands; never throws for a fault in one of them, so that all faults are reported
 * at once.
 */
export async function readBrands(options: ReadOptions): Promise<ReadResult> {
  return prepareBrands(parseBrands(options), options)
}

export interface ParsedBrands {
  ids: string[]
  chosen: ParsedBrand[]
  faults: Fault[]
}

/**
 * Reads only the brand files, which is fast; pictures and colours are checked later.
 *
 * @throws UsageError
 */
export function parseBrands(options: ReadOptions): ParsedBrands {
  const brandsDir = resolve(options.brandsDir)
  const known = listBrandIds(brandsDir)
  const ids = options.ids?.length ? [...new Set(options.ids)] : known
  for (const id of ids) requireKnown(id, known, displayPath(brandsDir))
  if (options.env) requireKnownEnv(options.env, ids, brandsDir)
  const faults: Fault[] = []
  // Every brand is parsed, even if it was not requested: a value that two brands share is a fault
  // of both.
  const parsed = known.flatMap((id) => parseBrand(brandsDir, id, faults) ?? [])
  const chosen = parsed.filter(({ folder }) => ids.includes(basename(folder)))
  faults.push(...chosen.flatMap(({ folder }) => findMissingOverlay(folder, options.env)))
  const environments = options.everyOverlay
    ? new Set(chosen.flatMap(({ folder }) => listOverlays(folder)))
    : new Set(options.env ? [options.env] : [])
  faults.push(...findSharedIdentity(parsed, [...environments], options.variables))
  return { ids, chosen, faults }
}

/** Splits parsed brands into parts of about equal number. */
export function splitBrands({ ids, chosen, faults }: ParsedBrands, count: number): ParsedBrands[] {
  return Array.from({ length: count }, (_, index) => {
    const own = new Set(ids.filter((_id, at) => at % count === index))
    return {
      ids: [...own],
      chosen: chosen.filter(({ folder }) => own.has(basename(folder))),
      faults,
    }
  })
}

/** Checks pictures, colours and overlays of the parsed brands, and completes them for building. */
export async function prepareBrands(
  { ids, chosen, faults: parseFaults }: ParsedBrands,
  options: ReadOptions,
): Promise<ReadResult> {
  const faults = [...parseFaults]
  const design = collect(faults, () => readDesign(options.themes))
  const themeFaults = faults.slice(parseFaults.length)
  const product = { sources: readMessageSources(join(ROOT, 'locales/en')), design }
  const ready: ReadyBrand[] = []
  await forEachSideBySide(chosen, async (one) => {
    const { brand, faults: found } = await prepare(one, options, product)
    faults.push(...found)
    if (brand && isSound(one, faults)) ready.push(brand)
  })
  ready.sort((a, b) => (a.brand.id < b.brand.id ? -1 : 1))
  const folders = ids.map((id) => displayPath(join(resolve(options.brandsDir), id)) + '/')
  return {
    ready,
    ids,
    faults: faults
      .filter(
        (one) => themeFaults.includes(one) || folders.some((own) => `${one.file}/`.startsWith(own)),
      )
      .toSorted((a, b) => a.file.localeCompare(b.file)),
  }
}

/** Whether none of the faults is in a file of this brand. */
export const isSound = ({ folder }: ParsedBrand, faults: readonly Fault[]) =>
  !faults.some(({ file }) => `${file}/`.startsWith(displayPath(folder) + '/'))

/** Lists the names of the folders under `brandsDir`, without those that begin with a dot. */
export function listBrandIds(brandsDir: string): string[] {
  if (!statSync(brandsDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(
      `${displayPath(brandsDir)} is no folder; name the one that holds the brands`,
    )
  }
  return tellingFailures(displayPath(brandsDir), () => readdirSync(brandsDir))
    .filter((name) => !name.startsWith('.') && isFolder(join(brandsDir, name)))
    .toSorted()
}

/** A dangling link is not a brand; a link that cannot be followed is reported as a fault. */
function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  } catch {
    return true
  }
}

/**
 * Throws if every brand lacks an overlay for the environment, since its name was then mistyped;
 * single brands may lack the overlay.
 */
function requireKnownEnv(env: string, ids: readonly string[], brandsDir: string): void {
  const known = new Set(ids.flatMap((id) => listOverlays(join(brandsDir, id))))
  if (known.has(env)) return
  const nearest = findNearest(env, [...known])
  const hint = nearest ? `did you mean ${nearest}?` : `known: ${[...known].join(', ') || 'none'}`
  throw new UsageError(`No brand has an overlay ${env}.json; ${hint}`)
}

function parseBrand(brandsDir: string, id: string, faults: Fault[]): ParsedBrand | undefined {
  const folder = join(brandsDir, id)
  const file = displayPath(join(folder, 'brand.json'))
  const read = (): ParsedBrand => {
    const there = tellingFailures(displayPath(folder), () => readdirSync(folder))
    if (!there.includes('brand.json')) {
      throw new FaultError([{ file, message: 'does not exist, each brand folder needs one' }])
    }
    const json = readBrandJson(folder, 'brand.json', file)
    const { value: brand, faults: shapeFaults } = parseShape(BrandSchema, json, file)
    const readable = brand ?? readableEntries(BrandSchema, json)
    faults.push(...shapeFaults)
    if (readable.id !== undefined && readable.id !== id) {
      const message = `is "${readable.id}", must be the name of its folder ("${id}")`
      faults.push({ file, path: '$.id', message })
    }
    faults.push(...findBrandFaults(readable).map((fault) => ({ file, ...fault })))
    faults.push(...findHostFaults(readable, file))
    return { file, folder, readable, brand }
  }
  try {
    return read()
  } catch (error) {
    faults.push(...faultsOf(error, file, 'read'))
    return undefined
  }
}

/** Returns a value that can be read, or adds its faults to the list. */
function collect<Value>(faults: Fault[], read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}

/** Applies the overlay for production if there is one whose variables are set here. */
function inProduction(brand: Brand, folder: string, variables: NodeJS.ProcessEnv): Brand {
  try {
    return applyOverlay(brand, folder, displayPath(folder), PRODUCTION, variables).brand
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return brand
  }
}

async function prepare(
  parsed: ParsedBrand,
  { env, gateway, variables = process.env, everyOverlay = false }: ReadOptions,
  { sources, design }: { sources: MessageSources; design: Design | undefined },
): Promise<{ brand?: ReadyBrand; faults: Fault[] }> {
  const { file, folder, brand } = parsed
  const { theme: looks, logo, banner, wording, pictures: slots, registration } = parsed.readable
  const faults: Fault[] = []
  try {
    const theme = looks && design && computeTheme(looks, design)
    faults.push(...(theme?.faults ?? []).map((fault) => ({ file, ...fault })))
    const logos =
      logo && banner !== undefined ? await readArtwork({ logo, banner }, folder, file) : undefined
    faults.push(...(logos?.faults ?? []))
    const artwork = logos?.artwork
    const letters = await readFonts(looks?.fonts, parsed.readable, folder, file)
    faults.push(...letters.faults)
    const own =
      looks && slots && theme
        ? await readPictures({ pictures: slots, theme: looks }, theme, folder, file)
        : undefined
    faults.push(...(own?.faults ?? []))
    const pictures = own?.pictures
    // Loaded late, since features take a while to read.
    const { PAGE_FILES } = await import('../stamp/addresses.ts')
    const added = readPublicFiles(folder, PAGE_FILES)
    faults.push(...added.faults)
    if (everyOverlay) faults.push(...(await findFaultsOfEveryOverlay(parsed, variables)))
    const siteFaults = [
      ...(await findLostAddresses(parsed.readable)),
      ...(registration ? findFieldPatternFaults(registration) : []),
      ...(brand ? findHeaderFaults(brand, gateway ?? '') : []),
    ]
    faults.push(...siteFaults.map((fault) => ({ file, ...fault })))
    if (wording) faults.push(...findWordingFaults(wording, sources, file))
    if (artwork && theme) {
      faults.push(...(await findHiddenLogos(artwork, listGrounds(looks, theme), file)))
    }
    if (!brand) return { faults }
    const overlaid = env
      ? applyOverlay(brand, folder, displayPath(folder), env, variables)
      : undefined
    if (env && overlaid) {
      faults.push(...(await findOverlaidFaults(parsed, brand, env, overlaid, gateway)))
    }
    if (!artwork || !pictures || !theme || faults.length > 0) return { faults }
    const site = {
      gateway: gateway ?? overlaid?.gateway ?? '',
      artwork,
      fonts: letters.fonts,
      pictures,
      publicFiles: added.files,
      theme,
      gaps: findGaps(file, inProduction(brand, folder, variables)),
    }
    return {
      brand: { ...parsed, brand: overlaid?.brand ?? brand, ...site },
      faults,
    }
  } catch (error) {
    return { faults: [...faults, ...faultsOf(error, file, 'checked')] }
  }
}
