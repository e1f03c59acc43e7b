import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { hashOf, listFiles } from '../hash.ts'

/** Files of one name, without the hash in it; their sizes in bytes. */
export interface FileChange {
  name: string
  before: number | undefined
  after: number | undefined
}

interface Group {
  digests: string[]
  bytes: number
}

/** Groups the files of a site by their names without hashes, since a hash changes with contents. */
export function readFiles(site: string): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const file of listFiles(site).toSorted()) {
    if (/\.(?:br|gz)$/.test(file)) continue
    const bytes = readFileSync(file)
    const name = relative(site, file).replace(/[.-][0-9a-z]{7,16}(?=(?:-\d+)?\.\w+$)/, '')
    const { digests, bytes: size } = groups.get(name) ?? { digests: [], bytes: 0 }
    groups.set(name, { digests: [...digests, hashOf(bytes)], bytes: size + bytes.length })
  }
  return groups
}

export function diffFiles(
  before: ReadonlyMap<string, Group>,
  after: ReadonlyMap<string, Group>,
): FileChange[] {
  const digest = (group: Group | undefined) => group?.digests.toSorted().join()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => digest(before.get(name)) !== digest(after.get(name)))
    .toSorted()
    .map((name) => ({ name, before: before.get(name)?.bytes, after: after.get(name)?.bytes }))
}
