import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emitSmall } from '#support/small-release.ts'
import { rollBack } from './publish.ts'
import { isCurrent, listReleases } from './releases.ts'

const WHOLE_FOLDER = new URL('./whole-folder.ts', import.meta.url).href

let out: string

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'livery-releases-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const emit = (hash: string, env?: string, onPurpose?: boolean) =>
  emitSmall(out, 'alder', hash, env, onPurpose)
const shown = () => readFileSync(join(out, 'alder/index.html'), 'utf8')
const hashes = () => listReleases(out, 'alder').map(({ hash }) => hash)
const release = (hash: string) => join(out, '.releases/alder', hash)

describe('a release with missing files', () => {
  test.each(['site/index.html', 'site/assets/b.js', 'release.json'])(
    'a release of a site that lacks %s is written again instead of served',
    async (name) => {
      await emit('aa')
      await emit('bb')
      rmSync(join(release('aa'), name))
      expect(hashes()).toEqual(['bb'])
      await expect(rollBack(out, 'alder', {})).rejects.toThrow('no release older')
      expect(await emit('aa')).toEqual({ written: true, shown: true })
      expect(shown()).toBe('aa')
      expect(readdirSync(join(release('aa'), 'site/assets'))).toEqual(['a.js', 'b.js'])
    },
  )

  test('a release with missing files stops being the current release of its site', async () => {
    await emit('aa')
    expect(isCurrent(out, 'alder', 'aa')).toBe(true)
    rmSync(join(release('aa'), 'site/assets/a.js'))
    expect(isCurrent(out, 'alder', 'aa')).toBe(false)
  })
})

test('the list of a site’s releases skips folders that cannot be read', async () => {
  await emit('aa')
  await emit('bb')
  mkdirSync(release('cc'))
  writeFileSync(join(release('aa'), '..', 'dd'), 'a file')
  mkdirSync(release('ee'))
  writeFileSync(join(release('ee'), 'release.json'), '{ "hash": ')
  expect(hashes()).toEqual(['bb', 'aa'])
  expect(await rollBack(out, 'alder', {})).toMatchObject({ hash: 'aa' })
  expect(shown()).toBe('aa')
})

test.each(['../bb', '..', './aa', 'aa/../bb', '/etc'])(
  'a rollback refuses the release %s, which is not in the list of releases',
  async (to) => {
    await emit('aa')
    await emit('bb')
    await emit('cc')
    await expect(rollBack(out, 'alder', { to })).rejects.toThrow(
      `There is no release ${to} of alder; kept: cc (current), bb, aa`,
    )
    expect(shown()).toBe('cc')
  },
)

test('killing the deletion of a release midway leaves no incomplete release under its name', async () => {
  await emit('aa')
  for (let at = 0; at < 4000; at++) writeFileSync(join(release('aa'), `site/${at}`), '')
  const whole = readdirSync(join(release('aa'), 'site')).length
  const code = `import { removeWhole } from '${WHOLE_FOLDER}'; removeWhole('${release('aa')}')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  await new Promise<void>((resolve) => {
    const look = () => {
      const [name] = readdirSync(join(out, '.releases/alder')).filter((it) => it.startsWith('aa'))
      const count = name === undefined ? 0 : countOf(join(out, '.releases/alder', name, 'site'))
      if (child.exitCode === null && count === whole) return setImmediate(look)
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    }
    look()
  })
  expect(existsSync(release('aa'))).toBe(false)
  await emit('bb')
  expect(readdirSync(join(out, '.releases/alder')).filter((it) => !it.startsWith('.'))).toEqual([
    'bb',
  ])
})

const countOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0)

describe('a release that a rollback pinned', () => {
  beforeEach(async () => {
    await emit('aa')
    await emit('bb')
    await rollBack(out, 'alder', {})
  })
  const pinned = () => listReleases(out, 'alder').filter(({ pinnedAt }) => pinnedAt !== undefined)

  test('a pinned release stays the current release when another release is built', async () => {
    const heldBy = { hash: 'aa', pinnedAt: expect.any(String) }
    expect(await emit('cc')).toEqual({ written: true, shown: false, heldBy })
    expect(await emit('bb')).toEqual({ written: false, shown: false, heldBy })
    expect(shown()).toBe('aa')
    expect(pinned()).toMatchObject([{ hash: 'aa', current: true }])
    expect(await emit('aa')).toEqual({ written: false, shown: false })
    expect(await emit('cc')).toMatchObject({ heldBy })
  })

  test('a pinned release is replaced when an operator publishes on purpose', async () => {
    const unpinned = { hash: 'aa', pinnedAt: expect.any(String) }
    expect(await emit('cc', undefined, true)).toEqual({ written: true, shown: true, unpinned })
    expect(shown()).toBe('cc')
    expect(pinned()).toEqual([])
    await emit('dd')
    expect(shown()).toBe('dd')
  })

  test('a pinned release is never deleted, however many newer releases follow', async () => {
    for (const hash of ['c0', 'c1', 'c2', 'c3', 'c4', 'c5']) await emit(hash)
    expect(hashes()).toEqual(['c5', 'c4', 'c3', 'c2', 'aa'])
    expect(shown()).toBe('aa')
  })

  test('a site whose link is missing gets the new release despite a pinned one', async () => {
    rmSync(join(out, '_current/alder'))
    expect(await emit('cc')).toEqual({ written: true, shown: true })
    expect(shown()).toBe('cc')
  })
})

describe('the environment of a site', () => {
  test('a site refuses a release built for another environment than its current release', async () => {
    await emit('aa')
    await expect(emit('bb', 'sandbox')).rejects.toThrow(
      /shows a release without an environment, not one for sandbox; name another folder with --out$/,
    )
    expect(shown()).toBe('aa')
    rmSync(join(out, '_current/alder'))
    await emit('bb', 'sandbox')
    expect(shown()).toBe('bb')
  })

  test('a site cannot be rolled back to a release of another environment', async () => {
    await emit('aa', 'sandbox')
    rmSync(join(out, '_current/alder'))
    await emit('bb', 'prod')
    await emit('cc', 'prod')
    expect(await rollBack(out, 'alder', {})).toMatchObject({ hash: 'bb', env: 'prod' })
    await expect(rollBack(out, 'alder', {})).rejects.toThrow('no release older')
    await expect(rollBack(out, 'alder', { to: 'aa' })).rejects.toThrow(
      'There is no release aa of alder for prod; kept: cc, bb (current)',
    )
    await expect(rollBack(out, 'alder', { env: 'staging' })).rejects.toThrow('for prod, not one')
    expect(listReleases(out, 'alder', 'sandbox').map(({ hash }) => hash)).toEqual(['aa'])
  })
})
