import { describe, expect, test } from 'vitest'
import { findIntruders, findTooEarly } from './intruders.ts'

const manifest = {
  'index.html': { file: 'main.js', name: 'main', isEntry: true },
  '_core.js': { file: 'core.js', name: 'core' },
}
const record = {
  'main.js': { 'src/main.tsx': [], 'src/ui/Button.tsx': ['src/main.tsx'] },
  'core.js': { 'node_modules/ky/a/index.js': ['src/main.tsx'] },
}
const allowed = {
  chunks: ['main', 'core'],
  modules: ['src/main.tsx', 'src/ui/*', 'node_modules/ky/**'],
}
const find = (more: { record?: object; allowed?: object; files?: string[] }) =>
  findIntruders(
    { manifest, record: { ...record, ...more.record } },
    more.files ?? ['main.js', 'core.js'],
    { ...allowed, ...more.allowed },
  )

describe('the check of the first load', () => {
  test('the check of the first page load passes if the allow-list has all its files', () => {
    expect(find({})).toEqual([])
  })

  test('a module in the first page load but not in the allow-list is reported', () => {
    const entry = { 'src/main.tsx': [], 'src/parts/chat/chat.ts': ['src/main.tsx', 'src/late.ts'] }
    expect(find({ record: { 'main.js': { ...record['main.js'], ...entry } } })).toEqual([
      'src/parts/chat/chat.ts is not allowed; imported by src/main.tsx',
    ])
  })

  test('a module in a deeper folder than the allow-list’s `*` pattern is reported', () => {
    const core = { ...record['core.js'], 'src/ui/chart/Chart.tsx': [] }
    expect(find({ record: { 'core.js': core } })).toEqual([
      'src/ui/chart/Chart.tsx is not allowed; imported by no module of these',
    ])
  })

  test('a file of the first page load is reported if its modules are unknown', () => {
    expect(find({ record: { 'core.js': undefined }, allowed: { modules: ['src/**'] } })).toEqual([
      'the build has no record of what core.js holds',
    ])
  })

  test('a chunk in the first page load but not in the allow-list is reported', () => {
    expect(find({ allowed: { chunks: ['main'] } })).toEqual([
      'the chunk core (core.js) is not allowed',
    ])
  })

  test('an entry of the allow-list that matches no module or chunk is reported', () => {
    const modules = [...allowed.modules, 'src/gone.ts']
    expect(find({ allowed: { modules, chunks: ['main', 'core', 'gone'] } })).toEqual([
      'src/gone.ts is allowed, but no module matches it',
      'the chunk gone is allowed, but is not loaded',
    ])
  })
})

test('modules that must load late are reported if a page’s first files contain them', () => {
  const late = ['node_modules/ky/**']
  expect(findTooEarly(record, ['main.js'], late)).toEqual([])
  expect(findTooEarly(record, ['main.js', 'core.js'], late)).toEqual([
    'node_modules/ky/a/index.js comes before it is looked at',
  ])
})
