import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { currentRelease } from './places.ts'
import {
  currentHash,
  listHashes,
  noReleases,
  readReleases,
  releasesFolder,
  requireLink,
} from './releases.ts'
import { readRolledBack } from './rolled-back.ts'
import { removeWhole, withLock } from './whole-folder.ts'

/** Number of releases of a brand and environment that stay on disk, including the current one. */
export const KEPT = 5

/**
 * Lists releases that are too many for their environment, and folders that hold no readable
 * release. The current release is never one of them, and so neither is a pinned one. Releases that
 * were rolled back from go first, so that they take the place of none that a rollback needs.
 */
export function listOldReleases(out: string, id: string, keep: number): string[] {
  const folder = releasesFolder(out, id)
  const current = currentHash(out, id)
  const rolledBack = readRolledBack(folder)
  const rank = (hash: string) => (hash === current ? 0 : rolledBack[hash] === undefined ? 1 : 2)
  const kept = [...Map.groupBy(readReleases(folder), ({ env }) => env).values()].flatMap((own) =>
    own.toSorted((a, b) => rank(a.hash) - rank(b.hash)).slice(0, keep),
  )
  return listHashes(folder).filter((hash) => !kept.some((one) => one.hash === hash))
}

/**
 * Deletes old releases, except those that this user may not delete.
 *
 * @returns hashes of the releases that are gone
 */
export function dropOldReleases(out: string, id: string, keep = KEPT): string[] {
  return listOldReleases(out, id, keep).filter((hash) => {
    try {
      removeWhole(join(releasesFolder(out, id), hash))
      return true
    } catch {
      return false
    }
  })
}

/** Deletes old releases of a site that nobody emits to now. */
export const pruneReleases = (out: string, id: string, keep: number): Promise<string[]> =>
  withLock(releasesFolder(out, id), async () => dropOldReleases(out, id, keep))

/**
 * Takes a site away with all its releases. Its links go first, so that no visitor gets a part of
 * it.
 *
 * @returns hashes of the releases that are gone
 */
export async function removeSite(out: string, id: string): Promise<string[]> {
  const folder = releasesFolder(out, id)
  if (!existsSync(folder)) throw noReleases(out, id)
  requireLink(out, id)
  const hashes = await withLock(folder, async () => {
    for (const link of [join(out, id), currentRelease(out, id)]) rmSync(link, { force: true })
    const all = listHashes(folder)
    for (const hash of all) removeWhole(join(folder, hash))
    return all
  })
  rmSync(folder, { recursive: true, force: true })
  return hashes
}
