import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashAppInputs } from './app-build.ts'
import type { Fault } from './fault.ts'
import { type FleetEntry, listFleet } from './fleet.ts'
import { hashBrand, hashProduct } from './inputs.ts'
import { readBrands, type ReadyBrand } from './read/brands.ts'
import { findMissingOverlay } from './read/overlay.ts'
import { isWhole, releasesFolder } from './releases.ts'

/** Why a site is not what a build of its brand would make it. */
type Reason =
  | 'left over'
  | 'not emitted'
  | 'faults'
  | 'no overlay'
  | 'other environment'
  | 'files missing'
  | 'brand changed'
  | 'product changed'
  | 'pinned'

export interface SiteStatus extends FleetEntry {
  /** Empty for a site that is up to date. */
  reasons: Reason[]
}

interface StatusOptions {
  brandsDir: string
  out: string
  ids: readonly string[]
  /** Environment of the build to compare with; by default each site's own. */
  env?: string
  gateway?: string
}

/**
 * Compares each site with what a build would make of it now; nothing is built.
 *
 * @returns also the faults of the brands, which a build would refuse
 */
export async function readStatus(
  options: StatusOptions,
): Promise<{ sites: SiteStatus[]; faults: Fault[] }> {
  const entries = listFleet(options.brandsDir, options.out, options.ids)
  const { ready, faults } = await readFleet(entries, options)
  const product = hashProduct(hashAppInputs())
  const sites = entries.map((entry) => {
    const now = ready.get(entry.id)
    const brand = now && hashBrand(now, envOf(entry, options))
    return { ...entry, reasons: listReasons(entry, { product, brand }, options) }
  })
  return { sites, faults }
}

/** @param now what a build would use; its brand is undefined if the brand has a fault */
function listReasons(
  entry: FleetEntry,
  now: { product: string; brand: string | undefined },
  options: StatusOptions,
): Reason[] {
  const { id, hasFolder, release, pinnedAt } = entry
  const pinned: Reason[] = pinnedAt === undefined ? [] : ['pinned']
  if (!hasFolder) return ['left over', ...pinned]
  if (lacksOverlay(entry, options)) {
    return [...(release ? (['other environment'] as const) : []), 'no overlay', ...pinned]
  }
  const faults: Reason[] = now.brand === undefined ? ['faults'] : []
  if (!release) return ['not emitted', ...faults]
  if (release.env !== envOf(entry, options)) return ['other environment', ...faults, ...pinned]
  const { product, brand } = release.inputs ?? {}
  const isComplete =
    isWhole(join(releasesFolder(options.out, id), release.hash)) &&
    existsSync(join(options.out, id, 'index.html'))
  const reasons: Reason[] = [...faults]
  if (!isComplete) reasons.push('files missing')
  // A release of an older version does not say what it was made from.
  if (now.brand !== undefined && brand !== undefined && now.brand !== brand) {
    reasons.push('brand changed')
  }
  if (now.product !== product) reasons.push('product changed')
  return [...reasons, ...pinned]
}

const envOf = ({ release }: FleetEntry, { env }: StatusOptions) => env ?? release?.env

/** Reads the brands of a fleet, each for the environment of its site. */
async function readFleet(
  entries: readonly FleetEntry[],
  options: StatusOptions,
): Promise<{ ready: Map<string, ReadyBrand>; faults: Fault[] }> {
  const { brandsDir, gateway } = options
  const ready = new Map<string, ReadyBrand>()
  const faults: Fault[] = []
  const folders = entries.filter(({ hasFolder }) => hasFolder)
  const groups = Map.groupBy(folders, (entry) => envOf(entry, options))
  for (const [env, group] of groups) {
    const lost = options.env === undefined ? group.flatMap((one) => findLost(one, options)) : []
    faults.push(...lost.map(({ fault }) => fault))
    const meant = group.filter((one) => !lacksOverlay(one, options))
    // If all lack it, its name was mistyped, which the reading tells.
    const ids = (meant.length > 0 || !options.env ? meant : group)
      .map(({ id }) => id)
      .filter((id) => !lost.some((one) => one.id === id))
    if (ids.length === 0) continue
    const read = await readBrands({
      brandsDir,
      ids,
      ...(env !== undefined && { env }),
      ...(gateway !== undefined && { gateway }),
    })
    faults.push(...read.faults)
    for (const one of read.ready) ready.set(one.brand.id, one)
  }
  return { ready, faults }
}

/**
 * Whether a brand is not meant for the environment that was asked for. If its site shows that
 * environment, the overlay is lost, which is a fault.
 */
const lacksOverlay = ({ id, hasFolder, release }: FleetEntry, { brandsDir, env }: StatusOptions) =>
  hasFolder &&
  env !== undefined &&
  release?.env !== env &&
  findMissingOverlay(join(resolve(brandsDir), id), env).length > 0

/** Finds that the overlay of a site's own environment is gone. */
const findLost = (entry: FleetEntry, options: StatusOptions) =>
  findMissingOverlay(join(resolve(options.brandsDir), entry.id), envOf(entry, options)).map(
    (fault) => ({ id: entry.id, fault }),
  )
