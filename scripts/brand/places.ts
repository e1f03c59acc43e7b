import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder, wherever the script is started from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Folders of the real sites and of the sandbox's sites, which must never be mixed. */
export const SITES = join(ROOT, 'dist')
export const SANDBOX_SITES = join(SITES, '_sandbox')

/** Name of the environment that the sandbox gateway serves. */
export const SANDBOX = 'sandbox'

/** Name of the one environment for players; a release without an environment is for them, too. */
export const PRODUCTION = 'production'

/** Whether search engines may list a release for an environment: only that for players. */
export const isForPlayers = (env: string | undefined): boolean =>
  env === undefined || env === PRODUCTION

/** Metadata file of a release, and its folder of public files. */
export const RELEASE_FILE = 'release.json'
export const SITE = 'site'

/**
 * Folder with a link for each brand to its current release: its site, and the files for its server.
 */
export const currentReleases = (out: string) => join(out, '_current')
export const currentRelease = (out: string, id: string) => join(currentReleases(out), id)

/** JSON Schema to which a brand file's `$schema` points. */
export const JSON_SCHEMA_FILE = join(ROOT, 'brands/brand.schema.json')

/** Folder of the files that designers edit. */
export const THEMES = join(ROOT, 'themes')

/** Writes a path as the operator would type it. */
export function displayPath(path: string): string {
  const shown = relative(process.cwd(), path)
  return shown === '' ? '.' : shown.startsWith('..') ? resolve(path) : shown
}
