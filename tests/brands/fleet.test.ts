import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emitBrands } from '#scripts/brand/emit.ts'
import { rollBack } from '#scripts/brand/publish.ts'
import { readStatus } from '#scripts/brand/status.ts'
import { releaseOf } from './bundle.ts'
import { Workspace } from './workspace.ts'

const IDS = ['alder', 'birch', 'cedar', 'dogwood', 'elm']
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const GATEWAY = { gateway: 'https://api.example' }

const workspace = new Workspace()
const { brands: brandsDir, out } = workspace
const run = (verb: string, ...args: string[]) =>
  workspace.run(verb, ...args, '--brands', 'brands', '--out', 'out')
const emit = (ids: string[], options = {}) => emitBrands({ brandsDir, out, ids, ...options })
const hashOf = (id: string) => basename(releaseOf(workspace.site(id)))
const rename = (id: string, name: string) => workspace.change(id, (brand) => (brand.name = name))

// After two builds, birch is rolled back, cedar has a fault, dogwood lost its folder, elm is new.
beforeAll(async () => {
  await workspace.create('alder', '--languages', 'TH,EN')
  for (const id of IDS.slice(1)) workspace.copy('alder', id)
  await emit(IDS.slice(0, 4))
  rename('birch', 'Second birch')
  await emit(['birch'])
  await rollBack(out, 'birch', {})
  workspace.change('cedar', (brand) => (brand.currency = 'baht'))
  rmSync(workspace.path('dogwood'), { recursive: true })
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

test('the list tells programs of each brand who it is, and what its site shows', async () => {
  const { code, stdout } = await run('list', '--json')
  const { sites } = JSON.parse(stdout)
  expect(code).toBe(0)
  expect(sites.map(({ id }: { id: string }) => id)).toEqual(IDS)
  expect(sites[1]).toEqual({
    id: 'birch',
    name: 'Second birch',
    domain: 'birch.example',
    merchant: 'm_birch',
    release: hashOf('birch'),
    emittedAt: expect.stringMatching(ISO),
    publishedAt: expect.stringMatching(ISO),
    pinnedAt: expect.stringMatching(ISO),
    product: expect.objectContaining({ version: '0.1.0' }),
    leftOver: false,
  })
  expect(sites[3]).toMatchObject({ id: 'dogwood', merchant: 'm_dogwood', leftOver: true })
  const elm = { id: 'elm', name: 'Alder', domain: 'elm.example', merchant: 'm_elm' }
  expect(sites[4]).toEqual({ ...elm, leftOver: false })
})

test('the list is a table for people, also of some brands only', async () => {
  const { stdout } = await run('list', 'dogwood', 'elm')
  expect(stdout).toMatch(/^brand +name +domain +merchant +env +release +published/)
  expect(stdout).toMatch(/^dogwood .+ left over: there is no such brand$/m)
  expect(stdout).toMatch(/^elm .+ not emitted$/m)
  expect(stdout).not.toContain('alder')
  const { code, stderr } = await run('list', 'dogwod')
  const told = 'There is no brand dogwod in brands or out; did you mean dogwood?\n'
  expect([code, stderr]).toEqual([2, told])
})

test('a dry run tells what a build would do, and writes nothing', async () => {
  const before = IDS.slice(0, 3).map(hashOf)
  const { code, stdout } = await run('build', 'alder', 'birch', 'elm', '--dry-run')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^alder is unchanged$/m)
  const held = `birch was stamped before as \\w+, and not published: ${before[1]} is pinned`
  expect(stdout).toMatch(new RegExp(`^${held}$`, 'm'))
  expect(stdout).toMatch(/^elm would be stamped as \w+, and would be published$/m)
  expect(IDS.slice(0, 3).map(hashOf)).toEqual(before)
  expect(existsSync(workspace.site('elm'))).toBe(false)
  const planned = /elm would be stamped as (\w+)/.exec(stdout)![1]
  const { emissions } = await emit(['elm'])
  expect(emissions[0]!.hash).toBe(planned)
  rmSync(join(out, 'elm'))
  rmSync(join(out, '_current/elm'))
  rmSync(join(out, '.releases/elm'), { recursive: true })
})

describe('the status of many brands', () => {
  const reasons = async (ids: string[], options = {}) => {
    const { sites } = await readStatus({ brandsDir, out, ids, ...options })
    return Object.fromEntries(sites.map(({ id, reasons: own }) => [id, own]))
  }

  test('the status tells why a site differs from what a build would emit', async () => {
    rename('alder', 'Newer alder')
    const { sites, faults } = await readStatus({ brandsDir, out, ids: [] })
    expect(sites.map(({ id, reasons: own }) => [id, ...own])).toEqual([
      ['alder', 'brand changed'],
      ['birch', 'brand changed', 'pinned'],
      ['cedar', 'faults'],
      ['dogwood', 'left over'],
      ['elm', 'not emitted'],
    ])
    expect(faults).toMatchObject([{ path: '$.currency' }])
  })

  test('the status names the command that emits what is behind', async () => {
    rename('alder', 'Newest alder')
    const { stdout, stderr, code } = await run('status')
    expect([code, stderr]).toEqual([1, expect.stringContaining('cedar/brand.json: $.currency: ')])
    expect(stdout).toMatch(/^birch .+ brand changed, pinned$/m)
    expect(stdout).toContain('\n  npm run brand -- build alder elm --brands brands --out out\n')
    await emit(['alder', 'elm'])
    expect(await reasons(['alder', 'elm'])).toEqual({ alder: [], elm: [] })
  })

  test('the status compares with a build that has the same flags', async () => {
    await emit(['alder'], GATEWAY)
    expect(await reasons(['alder'])).toEqual({ alder: ['brand changed'] })
    expect(await reasons(['alder'], GATEWAY)).toEqual({ alder: [] })
    const sandbox = await reasons(['alder'], { env: 'sandbox' })
    expect(sandbox).toEqual({ alder: ['other environment'] })
  })

  test('the status of an environment counts a brand without its overlay as no fault', async () => {
    const origins = { games: ['https://games.staging.example'] }
    const overlay = { domains: ['alder.staging.example'], merchant: 'm_alder_staging', origins }
    writeFileSync(workspace.path('alder', 'staging.json'), JSON.stringify(overlay))
    await emitBrands({
      brandsDir,
      out: join(workspace.root, 'staging'),
      ids: ['alder'],
      env: 'staging',
    })
    const flags = ['--brands', 'brands', '--out', 'staging', '--env', 'staging']
    const { code, stdout } = await workspace.run('status', 'alder', 'elm', ...flags)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^elm +no overlay$/m)
    expect(stdout).toMatch(/^alder .+ up to date$/m)
    const list = await workspace.run('list', ...flags)
    expect(list.stdout).toMatch(/^alder .+ alder\.staging\.example +m_alder_staging +staging /m)
    rmSync(workspace.path('alder', 'staging.json'))
  })

  test('the status notices a deleted file, and a release of an older version', async () => {
    await emit(['alder', 'elm'])
    rmSync(workspace.site('elm', 'robots.txt'))
    const file = join(releaseOf(workspace.site('alder')), 'release.json')
    const { inputs: _, ...older } = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify(older))
    expect(await reasons(['alder', 'elm'])).toEqual({
      alder: ['product changed'],
      elm: ['files missing'],
    })
  })
})
