import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findLazyImports } from './fillCatalogues.ts'
import { createWordFinder } from './reachedWords.ts'
import { findUnloadedWords } from './unloadedWords.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const WORDS = `import { Trans } from '@lingui/react/macro'\n`

/** Writes a temporary source tree with these files, given by their paths in `src`. */
function treeOf(sources: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-words-'))
  folders.push(root)
  for (const [name, content] of Object.entries(sources)) {
    const file = join(root, 'src', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return root
}

const cataloguesOf = (sources: Record<string, string>) =>
  createWordFinder(treeOf(sources)).cataloguesOf('src/features/vip/VipScreen.tsx')

test.each([
  ['a neighbour that it imports', `import { a } from './Other.tsx'`],
  ['a source that it imports through an alias', `import { a } from '#features/vip/Other.tsx'`],
  ['a source that it imports for its effect', `import './Other.tsx'`],
  ['a source from which it exports', `export { a } from './Other.tsx'`],
  ['a source from which it exports everything', `export * from './Other.tsx'`],
  ['a source of which it imports a type and a value', `import { type A, a } from './Other.tsx'`],
])('a screen needs the translation catalogue of %s', (_source, code) => {
  expect(
    cataloguesOf({ 'features/vip/VipScreen.tsx': code, 'features/vip/Other.tsx': WORDS }),
  ).toEqual(['vip'])
})

test.each([
  ['a source that loads later', `const load = () => import('./Other.tsx')`],
  ['a source of which it imports types only', `import type { A } from './Other.tsx'`],
  ['a source of which it imports one type', `import { type A } from './Other.tsx'`],
])('a screen does not need the translation catalogue of %s', (_source, code) => {
  expect(
    cataloguesOf({ 'features/vip/VipScreen.tsx': code, 'features/vip/Other.tsx': WORDS }),
  ).toEqual([])
})

test('a screen needs the translation catalogues of all modules it imports, even in a circle', () => {
  expect(
    cataloguesOf({
      'features/vip/VipScreen.tsx': `import { b } from '#parts/form/a.ts'`,
      'parts/form/a.ts': `${WORDS}import { c } from '../money/c.ts'`,
      'parts/money/c.ts': `import { d } from '#features/raffle/d.ts'`,
      'features/raffle/d.ts': `${WORDS}import '../vip/VipScreen.tsx'`,
    }),
  ).toEqual(['form', 'raffle'])
})

test('a screen does not need the translation catalogue that every page has', () => {
  expect(
    cataloguesOf({ 'features/vip/VipScreen.tsx': `import '#ui/a.tsx'`, 'ui/a.tsx': WORDS }),
  ).toEqual([])
})

test('the build adds translation catalogues to an import only as a loader’s last argument', () => {
  const imports = findLazyImports(
    'src/a.tsx',
    `lazyScreen('A', () => import('./A.tsx'))
     loadChunk('b', () => import('./b.ts'), [])
     const load = () => import('./c.ts')
     keep(() => import('./d.ts'))`,
  )
  expect(imports.map(({ specifier, end }) => [specifier, end !== undefined])).toEqual([
    ['./A.tsx', true],
    ['./b.ts', false],
    ['./c.ts', false],
    ['./d.ts', false],
  ])
})

test('the check reports messages whose translation catalogue no loader loads', () => {
  const root = treeOf({
    'main.tsx': `import '#parts/form/a.tsx'`,
    'parts/form/a.tsx': WORDS,
    'features/vip/feature.ts': `lazyScreen('VipScreen', () => import('./VipScreen.tsx'))`,
    'features/vip/VipScreen.tsx': `${WORDS}const load = () => import('./Gifts.tsx')`,
    'features/vip/Gifts.tsx': WORDS,
  })
  expect(findUnloadedWords(root)).toEqual([
    'src/main.tsx can show words of form, which load later',
    "src/features/vip/VipScreen.tsx: import('./Gifts.tsx') does not load its words in vip",
  ])
})
