import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** Fingerprint of the code in some folders, so that what it made is made anew when it changes. */
export function versionOf(...folders: URL[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .toSorted()
    for (const file of files) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 10)
}
