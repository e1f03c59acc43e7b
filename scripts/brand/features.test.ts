import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FEATURES, readFeatures, ROUTES } from './features.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** Writes these feature files into a temporary source tree, and returns the tree's folder. */
function treeOf(features: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-features-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(features)) {
    const file = join(folder, 'src/features', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

const manifest = (text: string) => `export default ${text}`

test('readFeatures finds the manifest of every feature, with its routes', () => {
  expect(FEATURES.length).toBeGreaterThan(10)
  expect(ROUTES.find(({ path }) => path === '/lottery')).toMatchObject({
    access: 'member',
    indexable: false,
    flags: ['lottery'],
  })
})

test.each([
  ['a folder without a manifest', { 'a/AScreen.tsx': '' }, 'src/features/a has no feature.ts'],
  ['a file beside the feature folders', { 'a.ts': '' }, 'src/features/a.ts is no folder'],
  ['a manifest without a default export', { 'a/feature.ts': 'export {}' }, 'no default export'],
  [
    'a chunk whose file is missing',
    { 'a/feature.ts': manifest(`{ chunks: { 'Gone.tsx': 'vip' } }`) },
    /names a file that is not there: .*a\/Gone\.tsx/,
  ],
  [
    'a part of the shell that the tree does not have',
    { 'a/feature.ts': manifest(`{ shell: ['Header.tsx'] }`) },
    /names a file that is not there: .*livery-features-\w+\/src\/app\/shell\/Header\.tsx/,
  ],
  [
    'an address that two features claim',
    {
      'a/feature.ts': manifest(`{ routes: [{ paths: ['/Bonus'] }] }`),
      'b/feature.ts': manifest(`{ routes: [{ paths: ['/bonus/'] }] }`),
    },
    '/bonus is a path of both a and b',
  ],
  [
    'a popup that two features claim',
    {
      'a/feature.ts': manifest(`{ popups: { chat: () => {} } }`),
      'b/feature.ts': manifest(`{ popups: { chat: () => {} } }`),
    },
    'chat is a popup of both a and b',
  ],
] satisfies [string, Record<string, string>, string | RegExp][])(
  'readFeatures, which loads all feature manifests, refuses %s',
  async (_title, files, message) => {
    await expect(readFeatures(treeOf(files))).rejects.toThrow(message)
  },
)
