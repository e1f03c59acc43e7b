import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FEATURES, readFeatures, ROUTES } from './features.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A tree that holds these files of features, and these catalogues beside the shell's. */
function treeOf(features: Record<string, string>, catalogues: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-features-'))
  folders.push(folder)
  const files = [
    ...Object.entries(features).map(
      ([name, content]) => [`src/features/${name}`, content] as const,
    ),
    ...['shell', ...catalogues].map((name) => [`locales/en/${name}.po`, ''] as const),
  ]
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
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
  [
    'a catalogue that is missing',
    { 'a/feature.ts': manifest(`{ catalogues: ['gone'] }`) },
    'src/features/a/feature.ts names a catalogue that is not there: gone; run npm run words',
  ],
  [
    'a manifest that forgets the catalogue of its own feature',
    { 'a/feature.ts': manifest('{}') },
    "src/features/a/feature.ts does not load its own words: add 'a' to its catalogues",
    ['a'],
  ],
  [
    'a catalogue that no manifest names',
    { 'a/feature.ts': manifest(`{ catalogues: ['a', 'cards'] }`) },
    'locales/en/tables.po is loaded by nothing: name it in the catalogues of a feature.ts',
    ['a', 'a-page', 'cards', 'tables'],
  ],
] satisfies [string, Record<string, string>, string | RegExp, string[]?][])(
  'readFeatures refuses %s',
  async (_title, files, message, catalogues: readonly string[] = []) => {
    await expect(readFeatures(treeOf(files, catalogues))).rejects.toThrow(message)
  },
)
