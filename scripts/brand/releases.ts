import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from './fault.ts'
import { displayPath } from './places.ts'
import { partialName, withLock, writeWhole } from './whole-folder.ts'

export interface Release {
  hash: string
  /** ISO 8601. */
  emittedAt: string
  env?: string
  /** Whether this is what the site serves. */
  current: boolean
}

/** Releases of a brand that stay on disk, the current one among them. */
const KEPT = 5

const releasesFolder = (out: string, id: string) => join(out, '.releases', id)

/**
 * Writes a release, unless it is there, and makes it the one that `out/<id>` shows.
 *
 * @param write fills a folder; what it leaves unfinished is never shown
 * @returns whether anything had to be written
 */
export async function publish(
  out: string,
  id: string,
  hash: string,
  write: (folder: string) => Promise<void>,
): Promise<boolean> {
  requireLink(out, id)
  const folder = releasesFolder(out, id)
  return withLock(folder, async () => {
    const release = join(folder, hash)
    const isNew = await writeWhole(release, write)
    utimesSync(release, new Date(), new Date())
    show(out, id, hash)
    dropOldReleases(out, id)
    return isNew
  })
}

/** Whether the site already shows this release; a link to what was deleted shows nothing. */
export const isCurrent = (out: string, id: string, hash: string) =>
  currentHash(out, id) === hash && existsSync(join(out, id, '_release.json'))

/** What was emitted, the newest first. */
export function listReleases(out: string, id: string): Release[] {
  const folder = releasesFolder(out, id)
  const current = currentHash(out, id)
  return newestFirst(folder).map((hash) => {
    const file = join(folder, hash, '_release.json')
    const { emittedAt, env } = JSON.parse(readFileSync(file, 'utf8')) as Release
    return { hash, emittedAt, ...(env && { env }), current: hash === current }
  })
}

/**
 * Shows an earlier release again.
 *
 * @param to hash, or its beginning; the one before the current unless given
 * @throws UsageError where there is none
 */
export async function rollBack(out: string, id: string, to?: string): Promise<Release> {
  const folder = releasesFolder(out, id)
  if (!existsSync(folder)) throw noReleases(out, id)
  return withLock(folder, async () => {
    const releases = listReleases(out, id)
    const target = to === undefined ? olderThanCurrent(releases) : findRelease(releases, to)
    if (!target) {
      const known = releases.map(({ hash, current }) => (current ? `${hash} (current)` : hash))
      const wanted = to === undefined ? 'no release older than the current one' : `no release ${to}`
      throw new UsageError(`There is ${wanted} of ${id}; kept: ${known.join(', ') || 'none'}`)
    }
    show(out, id, target.hash)
    return { ...target, current: true }
  })
}

export const noReleases = (out: string, id: string) =>
  new UsageError(`No release of ${id} is in ${displayPath(out)}; emit it with "build ${id}"`)

const olderThanCurrent = (releases: readonly Release[]) =>
  releases[releases.findIndex(({ current }) => current) + 1]

function findRelease(releases: readonly Release[], to: string): Release | undefined {
  const found = releases.filter(({ hash }) => hash.startsWith(to))
  return found.length === 1 ? found[0] : undefined
}

/** Swaps the link in one step, so that no visitor finds nothing. */
function show(out: string, id: string, hash: string): void {
  if (currentHash(out, id) === hash) return
  const next = join(releasesFolder(out, id), partialName(id))
  symlinkSync(join('.releases', id, hash), next, 'dir')
  renameSync(next, join(out, id))
}

/** Refuses to replace what is not ours, before anything is written. */
function requireLink(out: string, id: string): void {
  const site = join(out, id)
  if (!lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UsageError(
    `${displayPath(site)} is a folder of its own; move it away, a link goes there`,
  )
}

function currentHash(out: string, id: string): string | undefined {
  try {
    return basename(readlinkSync(join(out, id)))
  } catch {
    return undefined
  }
}

function newestFirst(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]+$/.test(name))
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ name }) => name)
}

function dropOldReleases(out: string, id: string): void {
  const folder = releasesFolder(out, id)
  for (const hash of newestFirst(folder).slice(KEPT)) {
    rmSync(join(folder, hash), { recursive: true, force: true })
  }
}
