import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runHere } from '#support/run-verb.ts'
import { emitSmall } from '#support/small-release.ts'
import { listReleases } from '../releases.ts'
import { pin, unpin } from './pins.ts'
import { prune, remove } from './remove.ts'
import { releases, rollback } from './releases.ts'

let out: string

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'livery-sites-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const verbs = { pin, prune, releases, remove, rollback, unpin }
const run = (...args: string[]) => runHere(verbs, [...args, '--out', out])
const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout)
const emit = async (id: string, ...hashes: string[]) => {
  for (const hash of hashes) await emitSmall(out, id, hash)
}
const shown = (id: string) => readFileSync(join(out, id, 'index.html'), 'utf8')
const hashes = (id: string) => listReleases(out, id).map(({ hash }) => hash)

describe('a pin that an operator sets', () => {
  test('a site that is pinned to its current release keeps it through builds', async () => {
    await emit('alder', 'aa')
    const { code, stdout } = await run('pin', 'alder')
    expect([code, stdout]).toEqual([0, 'alder is pinned to aa; "unpin alder" takes the pin away\n'])
    await emit('alder', 'bb')
    expect(shown('alder')).toBe('aa')
  })

  test('a site that is pinned to another release shows that one', async () => {
    await emit('alder', 'a1', 'b2')
    const { stdout } = await run('pin', 'alder', 'a')
    expect(stdout).toContain('alder is pinned to a1, which it shows now in place of b2;')
    expect(shown('alder')).toBe('a1')
    expect(await run('pin', 'alder', 'ff')).toMatchObject({
      code: 1,
      stderr: 'There is no release ff of alder; kept: b2, a1 (current)\n',
    })
  })

  test('a site without its pin stays as it is until the next build', async () => {
    await emit('alder', 'aa', 'bb')
    await run('rollback', 'alder')
    expect(await json('unpin', 'alder')).toMatchObject({ release: 'aa', wasPinned: true })
    expect(shown('alder')).toBe('aa')
    expect((await run('unpin', 'alder')).stdout).toContain('alder was not pinned')
    await emit('alder', 'cc')
    expect(shown('alder')).toBe('cc')
  })
})

test('a dry run of a rollback or a pin leaves the site as it is', async () => {
  await emit('alder', 'aa', 'bb')
  expect((await run('rollback', 'alder', '--dry-run')).stdout).toContain(
    'alder would show aa again',
  )
  expect(await json('pin', 'alder', 'aa', '--dry-run')).toMatchObject({ published: false })
  expect(shown('alder')).toBe('bb')
  expect(listReleases(out, 'alder').some(({ pinnedAt }) => pinnedAt !== undefined)).toBe(false)
})

describe('a release that somebody rolled back from', () => {
  beforeEach(async () => {
    await emit('alder', 'a1', 'b2')
    await run('rollback', 'alder')
    await emitSmall(out, 'alder', 'c3', undefined, true)
  })

  test('a rollback after the repair leaves out the bad release and says so', async () => {
    expect((await run('releases', 'alder')).stdout).toMatch(/^b2 .+rolled back from 2/m)
    const { stdout } = await run('rollback', 'alder')
    expect(stdout).toContain('Left out, since it was rolled back from: b2\nalder shows a1 again')
    expect(shown('alder')).toBe('a1')
    expect((await run('rollback', 'alder')).stderr).toContain(
      'no release older than the current one of alder; kept: c3 (rolled back from), b2 (rolled back from), a1 (current)',
    )
  })

  test('a pruned site keeps its good releases before those rolled back from', async () => {
    expect((await json('prune', '--keep', '2')).sites).toEqual([{ id: 'alder', releases: ['b2'] }])
    expect(hashes('alder')).toEqual(['c3', 'a1'])
  })

  test('a release that is shown again on purpose is as good as any other', async () => {
    await emitSmall(out, 'alder', 'b2', undefined, true)
    expect((await run('releases', 'alder')).stdout).not.toContain('rolled back from')
    await emit('alder', 'd4')
    expect(await json('rollback', 'alder')).toMatchObject({ release: 'b2', skipped: [] })
    await run('rollback', 'alder', 'd4')
    expect((await run('releases', 'alder')).stdout).not.toContain('rolled back from')
  })
})

test('a rollback takes its release as the second word, as a pin does', async () => {
  await emit('alder', 'a1', 'b2', 'c3')
  expect((await run('rollback', 'alder', 'a')).stdout).toContain('alder shows a1 again')
  expect(await run('rollback', 'alder', 'b2', '--to', 'c3')).toMatchObject({
    code: 2,
    stderr: 'rollback takes one release: b2, or --to c3\n',
  })
})

describe('the removal of a site', () => {
  beforeEach(() => emit('alder', 'aa', 'bb'))

  test('a live site is removed only after the operator says so', async () => {
    const { code, stderr } = await run('remove', 'alder')
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('alder is live and shows bb; --yes'),
    ])
    expect(await json('remove', 'alder', '--dry-run')).toMatchObject({
      removed: false,
      releases: ['aa', 'bb'],
    })
    expect(shown('alder')).toBe('bb')
  })

  test('a removed site leaves nothing behind, and the other sites stay', async () => {
    await emit('birch', 'cc')
    const brands = join(out, 'brands')
    mkdirSync(join(brands, 'alder'), { recursive: true })
    const { code, stdout } = await run('remove', 'alder', '--yes', '--brands', brands)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^alder: took away the site .+\/alder and 2 releases\n/)
    expect(stdout).toContain('Take alder out of nginx or Caddy, too')
    expect(stdout).toContain('brands/alder stays: a build of all brands emits alder again')
    expect(existsSync(join(out, 'alder'))).toBe(false)
    expect(readdirSync(join(out, '_current'))).toEqual(['birch'])
    expect(readdirSync(join(out, '.releases'))).toEqual(['birch'])
    expect(shown('birch')).toBe('cc')
    expect((await run('remove', 'alder', '--yes')).stderr).toContain('No release of alder is in')
  })

  test('a folder that no build made is never removed', async () => {
    rmSync(join(out, 'alder'))
    mkdirSync(join(out, 'alder'))
    const { code, stderr } = await run('remove', 'alder', '--yes')
    expect([code, stderr]).toEqual([1, expect.stringContaining('is a folder of its own')])
    expect(hashes('alder')).toEqual(['bb', 'aa'])
  })
})

describe('the deletion of old releases', () => {
  test('the newest releases of each environment stay, and always the current one', async () => {
    await emit('alder', 'a1', 'a2', 'a3', 'a4')
    await run('pin', 'alder', 'a1')
    await emit('birch', 'b1', 'b2')
    rmSync(join(out, '_current/birch'))
    await emitSmall(out, 'birch', 'b3', 'staging')
    const dry = await json('prune', '--keep', '2', '--dry-run')
    expect(dry.sites).toEqual([
      { id: 'alder', releases: ['a2', 'a3'] },
      { id: 'birch', releases: [] },
    ])
    expect(hashes('alder')).toHaveLength(4)
    const { stdout } = await run('prune', '--keep', '2')
    expect(stdout).toContain('2 releases deleted; the newest 2 of each brand stay')
    expect(hashes('alder')).toEqual(['a4', 'a1'])
    expect(hashes('birch')).toEqual(['b3', 'b2', 'b1'])
  })

  test('only the named brands are pruned, and the number must make sense', async () => {
    await emit('alder', 'a1', 'a2')
    await emit('birch', 'b1', 'b2')
    expect((await json('prune', 'birch', '--keep', '1')).sites).toEqual([
      { id: 'birch', releases: ['b1'] },
    ])
    expect(hashes('alder')).toEqual(['a2', 'a1'])
    expect(await run('prune', '--keep', '0')).toMatchObject({
      code: 2,
      stderr: '--keep is "0", must be a whole number from 1\n',
    })
    expect((await run('prune', 'brich')).stderr).toContain('did you mean birch?')
  })
})
