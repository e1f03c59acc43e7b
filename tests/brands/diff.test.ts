import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitBrands } from '#scripts/brand/emit.ts'
import { diff } from '#scripts/brand/verbs/diff.ts'
import { runHere } from '#support/run-verb.ts'
import { releaseOf } from './bundle.ts'
import { Workspace } from './workspace.ts'

const workspace = new Workspace()
const { brands, out } = workspace
const emit = () => emitBrands({ brandsDir: brands, out, ids: ['alder'] })
const run = (...args: string[]) =>
  runHere({ diff }, ['diff', 'alder', ...args, '--brands', brands, '--out', out])
const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout)
const currentHash = () => basename(releaseOf(workspace.site('alder')))

let first: string
let second: string

beforeAll(async () => {
  await workspace.create('alder', '--languages', 'TH,EN', '--mode', 'dark', '--primary', '#5b8def')
  await emit()
  first = currentHash()
  workspace.change('alder', (brand) => {
    brand.features = { vip: false }
    brand.seo!.EN!.title = 'Alder, tonight'
    Object.assign(brand.theme, { primary: '#c0392b' })
    brand.origins = { games: ['https://games.example'] }
  })
  workspace.write('alder', 'banner.svg', `${readFileSync(workspace.path('alder', 'banner.svg'))}\n`)
  expect((await emit()).faults).toEqual([])
  second = currentHash()
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

test('a difference names changed settings, words, tokens, headers, pictures and files', async () => {
  const { before, after, changes } = await json(first.slice(0, 6), second)
  expect([before, after]).toEqual([first, second])
  const { settings, words, theme, headers, pictures, files } = changes
  expect(settings).toContainEqual({ what: '$.features.vip', before: 'true', after: 'false' })
  const title = { what: '$.seo.EN.title', before: expect.any(String), after: 'Alder, tonight' }
  expect(words).toEqual([title])
  expect(theme).toContainEqual({
    what: 'color-primary (dark)',
    before: '#5b8def',
    after: '#c0392b',
  })
  const frames = headers.find(({ what }: { what: string }) => what === FRAMES)
  expect([frames.before, frames.after]).toEqual(["'self'", "'self' https://games.example"])
  expect(pictures.map(({ name }: { name: string }) => name)).toContain('assets/banner.svg')
  const vip = files.find(({ name }: { name: string }) => /Vip/.test(name))
  expect(vip).toMatchObject({ before: expect.any(Number) })
  expect(vip).not.toHaveProperty('after')
})
const FRAMES = '/* Content-Security-Policy frame-src'

test('people read the same difference in sections, and one release means the current one', async () => {
  const { stdout, code } = await run(first)
  expect(code).toBe(0)
  expect(stdout).toContain(`alder: ${first} → ${second}\n`)
  expect(stdout).toContain('  $.seo.EN.title: ')
  expect(stdout).toMatch(/^Theme \(\d+\)\n {2}\S+ \(dark\): \S+ → /m)
  expect(stdout).toContain('more; --json tells all')
})

test('without a release, the current one is compared with what a build would emit', async () => {
  expect((await run()).stdout).toContain('There is no difference.')
  workspace.change('alder', (brand) => (brand.name = 'Newer alder'))
  const { before, changes } = await json()
  expect(before).toBe(second)
  expect(changes.words).toEqual([{ what: '$.name', before: 'Alder', after: 'Newer alder' }])
  expect(currentHash()).toBe(second)
  expect(readdirSync(`${out}/.releases/alder`).toSorted()).toEqual([first, second].toSorted())
})

test('a release that does not exist is refused', async () => {
  const { code, stderr } = await run('ffff')
  const told = `There is no release ffff of alder; kept: ${second}, ${first}\n`
  expect([code, stderr]).toEqual([1, told])
})
