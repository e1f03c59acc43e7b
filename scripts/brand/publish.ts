import { existsSync, mkdirSync, renameSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { RefusedError } from './fault.ts'
import { type Pin, readPin, removePin, writePin } from './pin.ts'
import { currentRelease, displayPath, SITE } from './places.ts'
import {
  currentHash,
  findRelease,
  isWhole,
  listReleases,
  nameEnvironment,
  noReleases,
  readCurrent,
  readLink,
  type Release,
  releasesFolder,
  requireLink,
} from './releases.ts'
import { dropOldReleases } from './retention.ts'
import { markRolledBack, unmarkRolledBack } from './rolled-back.ts'
import {
  partialName,
  removeWhole,
  syncPath,
  withLock,
  type WriteFolder,
  writeWhole,
} from './whole-folder.ts'

export interface Publication {
  /** Whether the release's files were written now, and not found. */
  written: boolean
  /** Whether the site did not show the release before, and shows it now. */
  shown: boolean
  /** Pin that keeps the site at another release; undefined if there is none. */
  heldBy?: Pin
  /** Pin that was taken away to show the release; undefined if there was none. */
  unpinned?: Pin
}

interface Wanted extends Pick<Release, 'hash' | 'env'> {
  /** Whether the operator publishes although a release is pinned. */
  onPurpose?: boolean | undefined
}

/**
 * Writes a release unless it exists, and makes `out/<id>` show it unless another one is pinned.
 *
 * @param write fills a folder; an unfinished folder is never shown
 */
export async function publish(
  out: string,
  id: string,
  wanted: Wanted,
  write: WriteFolder,
): Promise<Publication> {
  const { hash } = wanted
  requireLink(out, id)
  const folder = releasesFolder(out, id)
  return withLock(folder, async () => {
    const plan = planPublication(out, id, wanted)
    const pin = readPin(folder, currentHash(out, id))
    const release = join(folder, hash)
    if (existsSync(release) && !isWhole(release)) removeWhole(release)
    const written = await writeWhole(release, write)
    utimesSync(release, new Date(), new Date())
    if (!plan.heldBy) {
      await show(out, id, hash)
      if (!pin || plan.unpinned) removePin(folder)
    }
    dropOldReleases(out, id)
    return { ...plan, written }
  })
}

/**
 * Says what a publication would do, and writes nothing.
 *
 * @throws RefusedError if it would be refused
 */
export function planPublication(
  out: string,
  id: string,
  { hash, env, onPurpose }: Wanted,
): Publication {
  requireLink(out, id)
  requireEnvironment(out, id, env)
  const folder = releasesFolder(out, id)
  const before = currentHash(out, id)
  const pin = readPin(folder, before)
  const isHeld = pin !== undefined && !onPurpose
  return {
    written: !isWhole(join(folder, hash)),
    shown: !isHeld && before !== hash,
    ...(isHeld && pin.hash !== hash && { heldBy: pin }),
    ...(pin && !isHeld && { unpinned: pin }),
  }
}

/** Tells the operator to reload the server after changed headers. */
export const tellReload = (id: string) =>
  `${id} has other headers than before: reload nginx or Caddy, which read them at their start only`

/**
 * Shows another release of the same environment, and pins it.
 *
 * @param to hash of the release, or its beginning; by default the release before the current one,
 *   without those that were rolled back from
 * @param isDry whether to find the release only
 * @param leaves whether the operator turns away from the current release, which is then marked if
 *   the other one is older
 * @throws RefusedError if there is none
 */
export async function rollBack(
  out: string,
  id: string,
  { to, env, isDry, leaves }: Return,
): Promise<Release & { skipped: string[] }> {
  const folder = releasesFolder(out, id)
  if (!existsSync(folder)) throw noReleases(out, id)
  return withLock(folder, async () => {
    if (env !== undefined) requireEnvironment(out, id, env)
    const current = readCurrent(out, id)
    const releases = listReleases(out, id).filter((one) => !current || one.env === current.env)
    const older = releases.slice(releases.findIndex((one) => one.current) + 1)
    const sound = older.findIndex(({ rolledBackAt }) => rolledBackAt === undefined)
    const target = to === undefined ? older[sound] : findRelease(releases, to)
    if (!target) {
      const known = releases.map(nameRelease)
      const wanted = to === undefined ? 'no release older than the current one' : `no release ${to}`
      const where = current?.env === undefined ? '' : ` ${nameEnvironment(current.env)}`
      throw new RefusedError(
        `There is ${wanted} of ${id}${where}; kept: ${known.join(', ') || 'none'}`,
      )
    }
    const skipped = to === undefined ? older.slice(0, sound).map(({ hash }) => hash) : []
    if (isDry) return { ...target, skipped }
    await writePin(folder, target.hash)
    if (leaves && current && older.includes(target)) await markRolledBack(folder, current.hash)
    await show(out, id, target.hash)
    return { ...target, current: true, skipped }
  })
}

interface Return {
  to?: string | undefined
  env?: string | undefined
  isDry?: boolean
  leaves?: boolean
}

const nameRelease = ({ hash, current, rolledBackAt }: Release): string =>
  current ? `${hash} (current)` : rolledBackAt ? `${hash} (rolled back from)` : hash

/**
 * Makes the site show a release by swapping a single link, so that no visitor gets a missing file,
 * and the headers change together with the site. Who shows a release that was rolled back from
 * trusts it again.
 */
async function show(out: string, id: string, hash: string): Promise<void> {
  const swap = async (link: string, target: string) => {
    if (readLink(link) === target) return
    const next = join(releasesFolder(out, id), partialName(id))
    symlinkSync(target, next, 'dir')
    renameSync(next, link)
    await syncPath(dirname(link))
  }
  const current = currentRelease(out, id)
  mkdirSync(dirname(current), { recursive: true })
  await swap(current, join('..', '.releases', id, hash))
  await swap(join(out, id), join(relative(out, current), SITE))
  await unmarkRolledBack(releasesFolder(out, id), hash)
}

/**
 * Takes the pin of a site away, so that builds publish again; the site goes on showing its release.
 *
 * @returns the pin; undefined if there was none
 */
export async function unpin(out: string, id: string): Promise<Pin | undefined> {
  const folder = releasesFolder(out, id)
  if (!existsSync(folder)) throw noReleases(out, id)
  return withLock(folder, async () => {
    const pin = readPin(folder, currentHash(out, id))
    removePin(folder)
    return pin
  })
}

/**
 * Throws if the site's folder shows a release of another environment: a site of the sandbox would
 * mislead players of the real site.
 */
function requireEnvironment(out: string, id: string, env: string | undefined): void {
  const current = readCurrent(out, id)
  if (!current || current.env === env) return
  const shown = `${displayPath(join(out, id))} shows a release ${nameEnvironment(current.env)}`
  throw new RefusedError(
    `${shown}, not one ${nameEnvironment(env)}; name another folder with --out`,
  )
}
