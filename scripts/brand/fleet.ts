import { lstatSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Brand } from '#core/brand/schema.ts'
import { readPin } from './pin.ts'
import { currentRelease, displayPath } from './places.ts'
import { listBrandIds, parseBrands } from './read/brands.ts'
import { requireKnown } from './read/known.ts'
import { listSites, readCurrent, type ReleaseFile, releasesFolder } from './releases.ts'

/** A brand, its site, or both. */
export interface FleetEntry {
  id: string
  /**
   * The brand file as far as it can be read, or that of the release of a site left over; of a site
   * of an environment with the domains and the merchant that it shows.
   */
  brand: Partial<Brand>
  /** Whether the brand has a folder; without one, its site is left over. */
  hasFolder: boolean
  /** The release that the site shows; undefined if the brand has no site in this folder. */
  release?: ReleaseFile
  /** When the site began to show that release, in ISO 8601. */
  publishedAt?: string
  /** When the release was pinned, in ISO 8601. */
  pinnedAt?: string
}

/**
 * Lists brands together with the sites in a folder, so that sites without a brand are seen, too.
 *
 * @param ids brands or sites to list; if empty, all
 */
export function listFleet(brandsDir: string, out: string, ids: readonly string[]): FleetEntry[] {
  const folders = listBrandIds(resolve(brandsDir))
  const known = [...new Set([...folders, ...listSites(out)])].toSorted()
  for (const id of ids) requireKnown(id, known, `${displayPath(brandsDir)} or ${displayPath(out)}`)
  const parsed = parseBrands({ brandsDir }).chosen
  return known
    .filter((id) => ids.length === 0 || ids.includes(id))
    .map((id) => {
      const release = readCurrent(out, id)
      const pin = release && readPin(releasesFolder(out, id), release.hash)
      const folder = join(resolve(brandsDir), id)
      return {
        id,
        brand: {
          ...(parsed.find((one) => one.folder === folder)?.readable ?? release?.brand),
          ...(release?.env !== undefined && identityOf(release)),
        },
        hasFolder: folders.includes(id),
        ...(release && { release, publishedAt: publishedAt(out, id) }),
        ...(pin && { pinnedAt: pin.pinnedAt }),
      }
    })
}

const identityOf = ({ brand: { domains, merchant } }: ReleaseFile) => ({ domains, merchant })

/** The site's link is swapped at each publication, and at no other time. */
const publishedAt = (out: string, id: string) =>
  lstatSync(currentRelease(out, id)).mtime.toISOString()
