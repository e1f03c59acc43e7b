import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { selectReached } from './reached-calls.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const CALLS = ['features/shop', 'features/other'].flatMap((owner) =>
  ['list', 'add'].map((name) => ({ owner, name })),
)

/** Lists the gateway calls that a feature with these files makes. */
function reachedBy(files: Record<string, string>): string[] {
  const source = mkdtempSync(join(tmpdir(), 'livery-calls-'))
  folders.push(source)
  for (const [name, content] of Object.entries(files)) {
    const file = join(source, 'features/shop', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return selectReached(CALLS, ['shop'], source).map(({ owner, name }) => `${owner} ${name}`)
}

test.each([
  [
    'a call that a statement names, and none of the same name of another owner',
    `import { list } from './api.ts'; export const show = () => list()`,
    ['features/shop list'],
  ],
  [
    'all calls of an owner whose module is imported whole',
    `import * as calls from './api.ts'; export const show = () => calls`,
    ['features/shop list', 'features/shop add'],
  ],
  [
    'all calls of an owner whose module is loaded later',
    `export const load = () => import('./api.ts')`,
    ['features/shop list', 'features/shop add'],
  ],
  [
    'no call that is imported only as a type',
    `import type { list } from './api.ts'; export type List = typeof list`,
    [],
  ],
])('the list of gateway calls that a feature can send contains %s', (_what, content, expected) => {
  expect(reachedBy({ 'Shop.ts': content })).toEqual(expected)
})

test('a feature’s list of gateway calls includes calls of modules that it re-exports', () => {
  const files = {
    'Shop.ts': `export const load = () => import('./parts.ts')`,
    'parts.ts': `export { list } from './more.ts'`,
    'more.ts': `import * as api from './api.ts'; export const list = () => api.list`,
  }
  expect(reachedBy(files)).toEqual(['features/shop list', 'features/shop add'])
})

test('listing a feature’s gateway calls fails at a module that re-exports with `export *`', () => {
  const files = { 'Shop.ts': `export * from './more.ts'`, 'more.ts': 'export const list = 1' }
  expect(() => reachedBy(files)).toThrow('src/features/shop/Shop.ts exports all of another')
})
