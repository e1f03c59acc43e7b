import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Brand } from '#core/brand/schema.ts'
import { RefusedError } from './fault.ts'
import { listFiles } from './hash.ts'
import type { Inputs } from './inputs.ts'
import { readPin } from './pin.ts'
import { currentRelease, displayPath, RELEASE_FILE, SITE } from './places.ts'
import type { Product } from './product.ts'
import { readRolledBack } from './rolled-back.ts'

export interface Release {
  hash: string
  /** When the release was emitted, in ISO 8601. */
  emittedAt: string
  env?: string
  /** Origin of the gateway that its pages call; undefined for the site's own. */
  gateway?: string
  /** Whether the site serves this release now. */
  current: boolean
  /** When the release was pinned, in ISO 8601. */
  pinnedAt?: string
  /** When somebody rolled back from the release, in ISO 8601; a rollback leaves it out. */
  rolledBackAt?: string
  /** What emitted the release; undefined for releases of older versions. */
  product?: Product
}

/** What a release says of itself, in `release.json`. */
export interface ReleaseFile {
  hash: string
  emittedAt: string
  env?: string
  gateway: string
  /** Number of the site's files, which shows whether one is missing. */
  files: number
  /** Undefined for releases of older versions, as are its inputs. */
  product?: Product
  inputs?: Inputs
  brand: Brand
}

export const releasesFolder = (out: string, id: string) => join(out, '.releases', id)

/** Whether the site already shows this release, and none of its files is missing. */
export const isCurrent = (out: string, id: string, hash: string) =>
  currentHash(out, id) === hash &&
  isWhole(join(releasesFolder(out, id), hash)) &&
  existsSync(join(out, id, 'index.html'))

/**
 * Reads the headers that the server of a brand was last configured with; undefined before the first
 * release.
 */
export function readServedHeaders(out: string, id: string): string | undefined {
  const file = join(currentRelease(out, id), 'nginx.conf')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Lists the ids that have releases in a folder of sites. */
export function listSites(out: string): string[] {
  try {
    return readdirSync(join(out, '.releases'))
  } catch {
    return []
  }
}

/** Lists the complete releases of a site, the newest first. */
export function listReleases(out: string, id: string, env?: string): Release[] {
  const current = currentHash(out, id)
  const folder = releasesFolder(out, id)
  const pin = readPin(folder, current)
  const rolledBack = readRolledBack(folder)
  return readReleases(folder)
    .filter((release) => env === undefined || release.env === env)
    .filter(({ hash }) => isWhole(join(folder, hash)))
    .map(({ hash, emittedAt, env: own, gateway, product }) => ({
      hash,
      emittedAt,
      ...(own !== undefined && { env: own }),
      ...(gateway && { gateway }),
      current: hash === current,
      ...(pin?.hash === hash && { pinnedAt: pin.pinnedAt }),
      ...(rolledBack[hash] !== undefined && { rolledBackAt: rolledBack[hash] }),
      ...(product && { product }),
    }))
}

export const noReleases = (out: string, id: string) =>
  new RefusedError(`No release of ${id} is in ${displayPath(out)}; emit it with "build ${id}"`)

export const nameEnvironment = (env: string | undefined) =>
  env === undefined ? 'without an environment' : `for ${env}`

/** Refuses to replace or delete files that this script did not write. */
export function requireLink(out: string, id: string): void {
  const site = join(out, id)
  if (!lstatSync(site, { throwIfNoEntry: false })?.isDirectory()) return
  throw new RefusedError(
    `${displayPath(site)} is a folder of its own; move it away, a link goes there`,
  )
}

export function findRelease(releases: readonly Release[], to: string): Release | undefined {
  const found = releases.filter(({ hash }) => hash.startsWith(to))
  return found.length === 1 ? found[0] : undefined
}

export function readCurrent(out: string, id: string): ReleaseFile | undefined {
  const hash = currentHash(out, id)
  return hash === undefined ? undefined : readRelease(join(releasesFolder(out, id), hash))
}

export function currentHash(out: string, id: string): string | undefined {
  const target = readLink(currentRelease(out, id))
  return target === undefined ? undefined : basename(target)
}

export function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** Reads a release's metadata; undefined if it is unreadable or belongs to another release. */
function readRelease(folder: string): ReleaseFile | undefined {
  try {
    const release = JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFile
    return release.hash === basename(folder) ? release : undefined
  } catch {
    return undefined
  }
}

/** Whether no file of a release is missing. */
export const isWhole = (folder: string) =>
  readRelease(folder)?.files === listFiles(join(folder, SITE)).length

/**
 * Reads the metadata of all releases in a folder, the newest first; unreadable ones are skipped.
 */
export function readReleases(folder: string): ReleaseFile[] {
  return listHashes(folder)
    .flatMap((hash) => {
      const release = readRelease(join(folder, hash))
      const time = statSync(join(folder, hash), { throwIfNoEntry: false })?.mtimeMs
      return release && time !== undefined ? [{ release, time }] : []
    })
    .toSorted((a, b) => b.time - a.time)
    .map(({ release }) => release)
}

export const listHashes = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]+$/.test(name)) : []
