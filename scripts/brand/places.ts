import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, wherever the script is started from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Folder of the sites, and that of the sandbox's, which must never stand among them. */
export const SITES = join(ROOT, 'dist')
export const SANDBOX_SITES = join(SITES, '_sandbox')

/** The environment that the sandbox gateway serves. */
export const SANDBOX = 'sandbox'

/** Metadata file of a release, and its folder of public files. */
export const RELEASE_FILE = 'release.json'
export const SITE = 'site'

/** Holds a link for each brand, to the release that it shows: its site, and files for its server. */
export const currentReleases = (out: string) => join(out, '_current')
export const currentRelease = (out: string, id: string) => join(currentReleases(out), id)

/** JSON Schema to which a brand file's `$schema` points. */
export const JSON_SCHEMA_FILE = join(ROOT, 'brands/brand.schema.json')

/** A path as the operator would write it. */
export function displayPath(path: string): string {
  const shown = relative(process.cwd(), path)
  return shown === '' ? '.' : shown.startsWith('..') ? resolve(path) : shown
}
