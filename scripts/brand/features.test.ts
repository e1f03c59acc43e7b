import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FEATURES, readFeatures, ROUTES } from './features.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder of features that holds these files. */
function featuresOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-features-'))
  folders.push(folder)
  for (const [name, content] of Object.entries(files)) {
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
    'a part of the shell whose file is missing',
    { 'a/feature.ts': manifest(`{ shell: ['GoneHeader.tsx'] }`) },
    /names a file that is not there: .*src\/app\/shell\/GoneHeader\.tsx/,
  ],
  [
    'an address that two features claim',
    {
      'a/feature.ts': manifest(`{ routes: [{ paths: ['/Bonus'] }] }`),
      'b/feature.ts': manifest(`{ routes: [{ paths: ['/bonus/'] }] }`),
    },
    '/bonus is a path of both a and b',
  ],
])('readFeatures refuses %s', async (_title, files, message) => {
  await expect(readFeatures(featuresOf(files))).rejects.toThrow(message)
})
