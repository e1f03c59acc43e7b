import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { OverlaidBrandSchema } from '#core/brand/schema.ts'
import { type Site, SiteRegistry } from './site-registry.ts'
import { currentRelease, currentReleases, RELEASE_FILE, SITE } from '#scripts/brand/places.ts'

const ReleaseSchema = v.object({
  id: v.string(),
  name: v.string(),
  hash: v.string(),
  brand: OverlaidBrandSchema,
})

/** Milliseconds for which a reading of the folder stays valid. */
const FRESH_FOR = 250

/**
 * The emitted brands in one folder; the folder is read again when it changes.
 *
 * @param folder folder of the brand script's output
 */
export class EmittedSites extends SiteRegistry {
  readonly #folder: string
  readonly #warned = new Set<string>()
  #sites = new Map<string, Site & { stamp: string }>()
  #readAt = 0

  constructor(folder: string) {
    super()
    this.#folder = resolve(folder)
  }

  list(): Site[] {
    this.#refresh()
    return [...this.#sites.values()]
  }

  #refresh(): void {
    if (Date.now() - this.#readAt < FRESH_FOR) return
    const sites = new Map<string, Site & { stamp: string }>()
    for (const id of listFolders(currentReleases(this.#folder))) {
      const site = this.#read(id)
      if (site) sites.set(id, site)
    }
    this.#sites = sites
    this.#readAt = Date.now()
  }

  #read(id: string) {
    const release = currentRelease(this.#folder, id)
    const file = join(release, RELEASE_FILE)
    const stat = statSync(file, { throwIfNoEntry: false })
    if (!stat) return undefined
    const stamp = `${stat.ino}:${stat.mtimeMs}:${stat.size}`
    const known = this.#sites.get(id)
    if (known?.stamp === stamp) return known
    try {
      const { hash, brand } = v.parse(ReleaseSchema, JSON.parse(readFileSync(file, 'utf8')))
      return { id, root: join(release, SITE), hash, brand, stamp }
    } catch (error) {
      if (!this.#warned.has(stamp)) {
        this.#warned.add(stamp)
        console.warn(`${file}: not a release of this version, emit the brand again (${error})`)
      }
      return known
    }
  }
}

function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !/^[._]/.test(name))
      .toSorted()
  } catch {
    return []
  }
}
