import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/**
 * Computes a fingerprint of the code in files and folders, without its tests: generated content is
 * generated again when it changes.
 */
export function versionOf(...places: URL[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(listCode)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 10)
}

function listCode(place: URL): (URL | string)[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:ts|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted()
}
