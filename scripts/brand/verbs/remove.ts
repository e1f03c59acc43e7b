import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DRY_RUN, TELLING, type Verb } from '../command-line.ts'
import { RefusedError, UsageError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { requireKnown } from '../read/known.ts'
import { currentHash, listHashes, listSites, noReleases, releasesFolder } from '../releases.ts'
import { KEPT, listOldReleases, pruneReleases, removeSite } from '../retention.ts'
import { BRANDS, ENV, type Flag, OUT, outOf } from './flags.ts'

/** The verb that ends a site; the brand's own files are the operator's. */
export const remove: Verb = {
  description: 'Takes the site of a brand away, with all its releases',
  takes: 'id',
  args: {
    brands: BRANDS,
    out: OUT,
    env: ENV,
    yes: { type: 'boolean', description: 'Take it away although visitors see it' },
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ brands, out, env, yes, 'dry-run': isDry }, [id], say) {
    const folder = outOf(out, env)
    const hashes = listHashes(releasesFolder(folder, id!))
    const shown = currentHash(folder, id!)
    const site = `the site ${displayPath(join(folder, id!))}`
    const what = shown === undefined ? count(hashes) : `${site} and ${count(hashes)}`
    if (hashes.length === 0 && shown === undefined) throw noReleases(folder, id!)
    if (isDry) say(`${id}: would take away ${what}`)
    else if (shown !== undefined && !yes) {
      throw new RefusedError(`${id} is live and shows ${shown}; --yes takes ${what} away`)
    } else {
      await removeSite(folder, id!)
      say(`${id}: took away ${what}`)
      if (shown !== undefined) {
        say(`Take ${id} out of nginx or Caddy, too: at their next start its headers are missing`)
      }
    }
    const brand = join(brands as string, id!)
    if (existsSync(brand))
      say(`${displayPath(brand)} stays: a build of all brands emits ${id} again`)
    return { json: { id, removed: !isDry, releases: hashes } }
  },
}

/** The verb that frees space on the disk of the sites. */
export const prune: Verb = {
  description: 'Deletes old releases of sites, and never the current one',
  takes: 'ids',
  args: {
    out: OUT,
    env: ENV,
    keep: {
      type: 'string',
      description: 'Releases that stay of each brand and environment, with the current one',
      default: String(KEPT),
    },
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ out, env, keep, 'dry-run': isDry }, ids, say) {
    const folder = outOf(out, env)
    const most = readKeep(keep)
    const known = listSites(folder)
    for (const id of ids) requireKnown(id, known, displayPath(folder))
    const sites: { id: string; releases: string[] }[] = []
    for (const id of ids.length > 0 ? ids : known) {
      const releases = isDry
        ? listOldReleases(folder, id, most)
        : await pruneReleases(folder, id, most)
      sites.push({ id, releases })
      if (releases.length > 0) say(`${id}: ${releases.join(', ')}`)
    }
    const told = count(sites.flatMap(({ releases }) => releases))
    say(`${told} ${isDry ? 'would be deleted' : 'deleted'}; the newest ${most} of each brand stay`)
    return { json: { deleted: !isDry, sites } }
  },
}

const count = ({ length }: readonly string[]) => `${length} release${length === 1 ? '' : 's'}`

function readKeep(keep: Flag): number {
  const most = Number(keep)
  if (Number.isInteger(most) && most >= 1) return most
  throw new UsageError(`--keep is "${keep}", must be a whole number from 1`)
}
