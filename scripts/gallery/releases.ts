import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { type Brand, OverlaidBrandSchema } from '#core/brand/schema.ts'
import { UsageError } from '../brand/fault.ts'
import { currentRelease, displayPath, RELEASE_FILE, ROOT } from '../brand/places.ts'
import { listReleases, listSites, type Release } from '../brand/releases.ts'

export interface FoundRelease extends Release {
  id: string
  /** Folder of the sites in which the release was found. */
  sites: string
}

/**
 * Finds a release by the id of its brand, which means the current one, or by its own id or the
 * beginning of that.
 *
 * @param folders folders of sites; the first that has the release is taken
 * @throws UsageError if there is none, or more than one
 */
export function findRelease(wanted: string, folders: readonly string[]): FoundRelease {
  for (const sites of folders) {
    const found = listSites(sites)
      .flatMap((id) => listReleases(sites, id).map((release) => ({ ...release, id, sites })))
      .filter(({ id, hash, current }) => (id === wanted ? current : hash.startsWith(wanted)))
    if (found.length > 1) throw new UsageError(`${wanted} is the beginning of several releases`)
    if (found[0]) return found[0]
  }
  const places = folders.map(displayPath).join(' and ')
  throw new UsageError(
    `${wanted} is no gallery, and no release in ${places}; "npm run brand -- releases ID" lists them`,
  )
}

/**
 * Makes a folder of sites in which a release is the current one, so that a sandbox can serve it
 * while the site itself shows another.
 *
 * @throws UsageError if the sandbox cannot stand in for the release's gateway
 */
export function showAlone({ id, hash, sites, gateway }: FoundRelease): {
  folder: string
  brand: Brand
} {
  if (gateway) {
    throw new UsageError(
      `Release ${hash} calls ${gateway}; only a release with the gateway at its own site can be photographed`,
    )
  }
  const release = join(sites, '.releases', id, hash)
  const folder = join(ROOT, '.cache/gallery/releases', hash)
  const link = currentRelease(folder, id)
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(release, link, 'dir')
  return { folder, brand: readBrand(release) }
}

function readBrand(release: string): Brand {
  const text = readFileSync(join(release, RELEASE_FILE), 'utf8')
  const found = v.safeParse(v.object({ brand: OverlaidBrandSchema }), JSON.parse(text))
  if (found.success) return found.output.brand
  throw new UsageError(
    `Release ${basename(release)} was emitted by another version, whose brand file cannot be read`,
  )
}
