import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')
const FILES = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map((file) => file.replaceAll('\\', '/'))
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file)

const readImports = (file: string) =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier as string,
  )

/** Resolves an import of ours to a path below `src`; undefined for packages. */
const resolve = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)

/**
 * Reads the folders of a part of `src`, and which of the others each folder's product files import.
 *
 * @param room path below `src`, such as `core` or `features/member`
 */
function readFolders(room: string): Map<string, Set<string>> {
  const folderOf = (path: string) => {
    if (!path.startsWith(`${room}/`)) return undefined
    const [folder, file] = path.slice(room.length + 1).split('/')
    return file ? folder : undefined
  }
  const folders = new Map<string, Set<string>>()
  for (const file of FILES) {
    const own = folderOf(file)
    if (!own || isTest(file)) continue
    const others = folders.get(own) ?? new Set()
    folders.set(own, others)
    for (const specifier of readImports(file)) {
      const other = folderOf(resolve(file, specifier))
      if (other && other !== own) others.add(other)
    }
  }
  return folders
}

/** Finds a circle of imports between folders; undefined if there is none. */
function findCycle(folders: Map<string, Set<string>>): string[] | undefined {
  const done = new Set<string>()
  const follow = (folder: string, way: string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const other of folders.get(folder) ?? []) {
      const cycle = follow(other, [...way, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of folders.keys()) {
    const cycle = follow(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

/** Page folders from which other pages of the same center may import; all others are closed. */
const SHARED_PAGES: Readonly<Record<string, readonly string[]>> = {
  'features/member': ['missions', 'security'],
  'features/agent': ['announcements', 'contracts', 'tables'],
}

describe('the folders of src', () => {
  test.each(['app', 'core', 'parts'])(
    'the folders of src/%s import each other without circles',
    (room) => {
      const folders = readFolders(room)
      expect(folders.size).toBeGreaterThan(2)
      expect(findCycle(folders)).toBeUndefined()
    },
  )

  test.each(Object.entries(SHARED_PAGES))(
    'page folders of src/%s import only from shared folders, without circles',
    (room, shared) => {
      const folders = readFolders(room)
      expect(findCycle(folders)).toBeUndefined()
      const imported = new Set([...folders.values()].flatMap((others) => [...others]))
      expect([...imported].toSorted()).toEqual(shared)
    },
  )

  test('core and parts together have at most 22 folders', () => {
    expect(readFolders('core').size + readFolders('parts').size).toBeLessThanOrEqual(22)
  })

  test.each(['#support/', '#storybook/'])('only tests and stories import %s', (place) => {
    const helped = FILES.filter((file) =>
      readImports(file).some((specifier) => specifier.startsWith(place)),
    )
    expect(helped.length).toBeGreaterThan(0)
    expect(helped.filter((file) => !isTest(file))).toEqual([])
  })
})
