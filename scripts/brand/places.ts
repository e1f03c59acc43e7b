import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, wherever the script is started from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** What editors read through a brand file's `$schema`. */
export const JSON_SCHEMA_FILE = join(ROOT, 'brands/brand.schema.json')

/** A path as the operator would write it. */
export function displayPath(path: string): string {
  const shown = relative(process.cwd(), path)
  return shown === '' ? '.' : shown.startsWith('..') ? resolve(path) : shown
}
