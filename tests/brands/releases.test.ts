import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draws } from '#support/full.ts'
import { findHoles, readBrand, readSite, releaseOf } from './bundle.ts'
import { STACK_FRAME, Workspace } from './workspace.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/brand.ts', import.meta.url))
const IDS = ['alder', 'birch', 'cedar']

const workspace = new Workspace()
const build = (...args: string[]) => workspace.run('build', '--brands', 'brands', ...args)
const nameAll = (name: string) => {
  for (const id of IDS) workspace.change(id, (brand) => (brand.name = `${name} ${id}`))
}
const shownName = (out: string, id: string) => readBrand(join(out, id)).name
const hashOf = (out: string, id: string) => basename(releaseOf(join(out, id)))
const leftovers = (out: string) =>
  IDS.flatMap((id) => readdirSync(join(out, '.releases', id))).filter((it) =>
    it.includes('partial'),
  )

beforeAll(async () => {
  await workspace.create(IDS[0]!, '--primary', '#5b8def', '--languages', 'TH,EN')
  for (const id of IDS.slice(1)) workspace.copy(IDS[0]!, id)
  nameAll('First')
  expect((await build('--out', 'out')).stderr).toBe('')
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

describe('releases of a site', { timeout: 120_000 }, () => {
  test('a site can be rolled back in one atomic step, also to a chosen release', async () => {
    const first = hashOf(workspace.out, 'alder')
    nameAll('Second')
    await build('alder', '--out', 'out')
    const second = hashOf(workspace.out, 'alder')
    expect(shownName(workspace.out, 'alder')).toBe('Second alder')

    const list = await workspace.run('releases', 'alder', '--out', 'out')
    expect(list.stdout).toMatch(new RegExp(`${second} .+ ← current\n${first} `))

    await workspace.run('rollback', 'alder', '--out', 'out')
    expect(shownName(workspace.out, 'alder')).toBe('First alder')
    const again = await workspace.run('rollback', 'alder', '--out', 'out')
    expect(again.code).toBe(1)
    expect(again.stderr).toContain('There is no release older than the current one of alder; kept:')

    await workspace.run('rollback', 'alder', '--out', 'out', '--to', second.slice(0, 6))
    expect(shownName(workspace.out, 'alder')).toBe('Second alder')
    const unknown = await workspace.run('rollback', 'alder', '--out', 'out', '--to', 'ffff')
    expect(unknown.stderr).toContain('There is no release ffff of alder')
    expect(unknown.stderr).not.toMatch(STACK_FRAME)
  })

  test('a rollback stays in force through later builds until somebody publishes explicitly', async () => {
    const out = join(workspace.root, 'pinned')
    nameAll('Old')
    await build('--out', 'pinned')
    nameAll('Faulty')
    await build('--out', 'pinned')
    const rolled = await workspace.run('rollback', 'alder', '--out', 'pinned')
    const command = 'npm run brand -- build alder --out pinned --publish'
    expect(rolled.stdout).toContain(command)

    const same = await build('alder', '--out', 'pinned')
    expect(same.stdout).toMatch(/^alder was stamped before as \w+, not published: \w+ is pinned/m)
    nameAll('Newer')
    const all = await build('--out', 'pinned')
    expect([all.code, all.stderr]).toEqual([0, ''])
    expect(all.stdout).toMatch(/^alder stamped in \d+ ms as \w+, not published: \w+ is pinned/m)
    expect(all.stdout).toContain('Pinned, so not published: alder. To publish:')
    expect(all.stdout).toContain('build alder --brands brands --out pinned --publish')
    expect(IDS.map((id) => shownName(out, id))).toEqual(['Old alder', 'Newer birch', 'Newer cedar'])
    const list = await workspace.run('releases', 'alder', '--out', 'pinned')
    expect(list.stdout).toMatch(new RegExp(`${hashOf(out, 'alder')} .+ ← current, pinned 2`))

    const pinned = hashOf(out, 'alder')
    const published = await build('alder', '--out', 'pinned', '--publish')
    expect(published.code).toBe(0)
    expect(published.stdout).toMatch(
      new RegExp(
        `^alder was stamped before as ${hashOf(out, 'alder')}, published; the pin of ${pinned} is taken away$`,
        'm',
      ),
    )
    expect(shownName(out, 'alder')).toBe('Newer alder')
    const unpinned = await workspace.run('releases', 'alder', '--out', 'pinned')
    expect(unpinned.stdout).not.toContain('pinned 2')
    const quiet = await build('alder', '--out', 'pinned', '--publish')
    expect(quiet.stdout).toMatch(/^alder is unchanged$/m)
    nameAll('Newest')
    await build('alder', '--out', 'pinned')
    expect(shownName(out, 'alder')).toBe('Newest alder')
  })

  test('a rollback names a command that keeps the gateway of the site', async () => {
    const flags = ['--out', 'far', '--gateway', 'https://api.example']
    await build('cedar', ...flags)
    workspace.change('cedar', (brand) => (brand.name = 'Faulty cedar'))
    await build('cedar', ...flags)
    const rolled = await workspace.run('rollback', 'cedar', '--out', 'far')
    expect(rolled.stdout).toContain(`npm run brand -- build cedar ${flags.join(' ')} --publish`)
    const list = await workspace.run('releases', 'cedar', '--out', 'far')
    expect(list.stdout).toMatch(/ https:\/\/api\.example +← current, pinned 2/)
  })

  test('a rollback to a release that calls another gateway says so', async () => {
    await build('cedar', '--out', 'moved')
    workspace.change('cedar', (brand) => (brand.name = 'Moved cedar'))
    await build('cedar', '--out', 'moved', '--gateway', 'https://api.example')
    const told =
      'Its pages call the site’s own origin; those of the current one, https://api.example'
    for (const flags of [['--dry-run'], []]) {
      const rolled = await workspace.run('rollback', 'cedar', '--out', 'moved', ...flags)
      expect(rolled.stdout).toContain(told)
    }
    const back = await workspace.run('rollback', 'cedar', '--out', 'far', '--dry-run')
    expect(back.stdout).not.toContain('Its pages call')
  })

  test('a site keeps at most five releases, including the current one', async () => {
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      workspace.change('birch', (brand) => (brand.name = `Turn ${turn}`))
      expect((await build('birch', '--out', 'kept')).code).toBe(0)
    }
    const list = await workspace.run('releases', 'birch', '--out', 'kept')
    expect(list.stdout.trim().split('\n').slice(2)).toHaveLength(5)
    expect(shownName(join(workspace.root, 'kept'), 'birch')).toBe('Turn 6')
  })

  test('a release whose files were deleted is written again', async () => {
    expect((await build('birch', '--out', 'lost')).code).toBe(0)
    rmSync(join(workspace.root, 'lost/.releases'), { recursive: true })
    expect((await build('birch', '--out', 'lost')).stdout).not.toContain('unchanged')
    expect(readBrand(join(workspace.root, 'lost/birch')).id).toBe('birch')
  })

  test('building for an environment is refused if the brand has no file for it', async () => {
    workspace.write('birch', 'prod.json', '{ "domains": ["birch.example.com"] }')
    const { code, stdout, stderr } = await build('--out', 'prod', '--env', 'prod')
    rmSync(workspace.path('birch', 'prod.json'))
    expect(code).toBe(1)
    expect(stdout).toMatch(/^birch /m)
    for (const id of ['alder', 'cedar']) {
      expect(stderr).toContain(
        `brands/${id}/prod.json: does not exist; write what differs for prod`,
      )
      expect(existsSync(join(workspace.root, 'prod', id))).toBe(false)
    }
    const rolled = await workspace.run('rollback', 'birch', '--out', 'prod')
    expect(rolled.stderr).toContain('of birch for prod; kept:')
  })

  test('origins that are too long for the headers stop the build', async () => {
    workspace.copy('alder', 'dogwood', (brand) => {
      const games = Array.from({ length: 70 }, (_, at) => `https://games-${at}.some-vendor.example`)
      brand.origins = { games }
    })
    const runs = [await workspace.run('check', 'dogwood', '--brands', 'brands')]
    runs.push(await build('dogwood', '--out', 'many'))
    rmSync(workspace.path('dogwood'), { recursive: true })
    for (const { code, stderr } of runs) {
      expect(code).toBe(1)
      expect(stderr).toContain(
        'brands/dogwood/brand.json: $.origins.games: has 70 entries, too many for the header Content-Security-Policy',
      )
    }
    expect(runs[0]!.stdout).toMatch(/^dogwood +✗ refused/m)
    expect(existsSync(join(workspace.root, 'many/dogwood'))).toBe(false)
  })

  test('a site keeps its last valid release if the brand file becomes invalid', async () => {
    const before = hashOf(workspace.out, 'cedar')
    workspace.change('cedar', (brand) => (brand.currency = 'baht'))
    const { code, stdout } = await build('--out', 'out')
    workspace.change('cedar', (brand) => (brand.currency = 'THB'))
    expect(code).toBe(1)
    expect(stdout).toMatch(/^alder /m)
    expect(hashOf(workspace.out, 'cedar')).toBe(before)
  })

  test('three builds at the same time leave complete releases', async () => {
    nameAll('Both')
    const runs = await Promise.all([1, 2, 3].map(() => build('--out', 'both')))
    expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual(runs.map(() => [0, '']))
    const out = join(workspace.root, 'both')
    for (const id of IDS) expect(findHoles(join(out, id))).toEqual([])
    expect(leftovers(out)).toEqual([])
    const written = runs.map(({ stdout }) => stdout.match(/stamped in/g)?.length ?? 0)
    expect(written.reduce((sum, one) => sum + one)).toBe(IDS.length)
  })
})

describe('an emission that is killed', { timeout: 120_000 }, () => {
  test('a killed build leaves complete releases, and the next build finishes the rest', async () => {
    nameAll('Before')
    await build('--out', 'template')
    nameAll('After')
    const rounds = Array.from({ length: draws(2, 20) }, (_, round) => `killed-${round}`)
    for (const name of rounds) {
      const out = join(workspace.root, name)
      cpSync(join(workspace.root, 'template'), out, { recursive: true, verbatimSymlinks: true })
      await killInTheMiddle(out)
      for (const id of IDS) {
        expect(findHoles(join(out, id))).toEqual([])
        expect(shownName(out, id)).toMatch(new RegExp(`^(?:Before|After) ${id}$`))
      }
    }
    const last = rounds.at(-1)!
    const { code, stderr } = await build('--out', last)
    expect([code, stderr]).toEqual([0, ''])
    for (const id of IDS) expect(shownName(join(workspace.root, last), id)).toBe(`After ${id}`)
    expect(leftovers(join(workspace.root, last))).toEqual([])
  })

  /**
   * Kills the script as soon as a half-written release appears, so each round interrupts the
   * writing.
   */
  function killInTheMiddle(out: string): Promise<void> {
    const child = spawn(process.execPath, [SCRIPT, 'build', '--brands', 'brands', '--out', out], {
      cwd: workspace.root,
      stdio: 'ignore',
    })
    return new Promise((resolve, reject) => {
      const look = () => {
        if (child.exitCode !== null) return reject(new Error('It ended before it could be killed'))
        if (leftovers(out).length === 0) return void setTimeout(look, 1)
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }
      look()
    })
  }
})

describe('an emission to an unwritable disk', { timeout: 120_000 }, () => {
  test.for(['full', 'read-only'])(
    'a build onto a disk that is %s reports the error and keeps the site',
    async (kind, { skip }) => {
      nameAll('Kept')
      await build('alder', '--out', 'small')
      const disk = join(workspace.root, `disk-${kind}`)
      mkdirSync(disk)
      const files = readSite(join(workspace.root, 'small/alder')).values()
      const size = [...files].reduce((sum, { length }) => sum + Math.ceil(length / 4096) * 4096, 0)
      const room = Math.round(size * 1.4)
      const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${room}`, 'tmpfs', disk])
      if (mounted.status !== 0) skip('needs the right to mount a small disk')
      try {
        const out = join(disk, 'out')
        expect((await build('alder', '--out', out)).stderr).toBe('')
        if (kind === 'read-only') spawnSync('/bin/mount', ['-o', 'remount,ro', disk])
        workspace.change('alder', (brand) => (brand.name = 'Never shown'))
        const { code, stderr } = await build('alder', '--out', out)
        expect(code).toBe(1)
        expect(stderr).toMatch(kind === 'full' ? /the disk of .+ is full/ : /cannot be written to/)
        expect(stderr).not.toMatch(STACK_FRAME)
        expect(shownName(out, 'alder')).toBe('Kept alder')
        expect(findHoles(join(out, 'alder'))).toEqual([])
      } finally {
        spawnSync('/bin/umount', [disk])
      }
    },
  )
})

describe('a mistyped command', { timeout: 60_000 }, () => {
  test.each([
    [['biuld'], 'There is no verb biuld; did you mean build?'],
    [['build', 'aldr'], 'There is no brand aldr in brands; did you mean alder?'],
    [['build', '--otu', 'x'], 'build does not know --otu; did you mean --out?'],
    [
      ['build', '--gateway', 'api.example.com'],
      '--gateway is "api.example.com", must be an https origin',
    ],
    [
      ['build', '--gateway', 'http://api.example.com'],
      'must be an https origin without a path, such as "https://api.example.com"; plain http is for localhost only',
    ],
    [['build', '--env'], 'build --env needs a value'],
    [['build', '--env', 'sandbx'], 'No brand has an overlay sandbx.json; did you mean sandbox?'],
    [['check', '--brands', 'nowhere'], 'nowhere is no folder'],
    [['releases'], 'releases needs one brand id'],
    [['releases', 'nobody'], 'No release of nobody is in', 1],
    [['releases', 'nobody', '--env', 'sandbox'], '/dist/_sandbox; emit it with', 1],
    [['rollback', 'nobody'], 'No release of nobody is in', 1],
    [['rollback', 'nobody', '--env', 'sandbox'], '/dist/_sandbox; emit it with', 1],
    [['rollback', '../..'], 'The id is "../..", must be 2 to 32 lower-case letters'],
    [['releases', '/etc'], 'The id is "/etc", must be 2 to 32 lower-case letters'],
    [['new', 'Bad_Id', '--yes'], 'The id is "Bad_Id", must be 2 to 32 lower-case letters'],
    [['new', 'alder', '--yes'], 'brands/alder exists and is not overwritten', 1],
    [['new', 'x2', '--yes', '--languages', ', '], '--languages names none, must name at least one'],
    [['new', 'x2', '--yes', '--mode', 'drak'], '--mode is "drak", did you mean dark?'],
    [
      ['new', 'x3', '--yes', '--languages', 'TH,XX', '--corner', 'rond'],
      '--languages is "XX", must be one of TH, EN, VI, KO, CN\n--corner is "rond", did you mean round?',
    ],
    [
      ['new', 'x2', '--yes', '--primary', 'gold'],
      'brands/x2/brand.json: $.theme.primary: is the text "gold"',
      1,
    ],
    [['new', 'x2'], 'There is no terminal to ask on; add --yes'],
  ])('the mistyped command %j is refused with an explanation', async (args, told, expected = 2) => {
    const needsBrands = /^(?:build|new)$/.test(args[0]!)
    const { code, stderr } = await workspace.run(
      ...args,
      ...(needsBrands ? ['--brands', 'brands'] : []),
    )
    expect(code).toBe(expected)
    expect(stderr).toContain(told)
    expect(stderr).not.toMatch(STACK_FRAME)
    expect(existsSync(workspace.path('x2'))).toBe(false)
  })

  test.each([[[]], [['build']], [['new']], [['rollback']]])(
    'the command %j has a help text',
    async (verb) => {
      const { code, stdout } = await workspace.run(...verb, '--help')
      expect(code).toBe(0)
      expect(stdout).toContain('USAGE')
    },
  )
})

test('the sample brands pass the check, and the JSON Schema is up to date', async () => {
  const { code, stderr } = await workspace.run(
    'check',
    '--brands',
    fileURLToPath(new URL('../../brands', import.meta.url)),
  )
  expect([code, stderr]).toEqual([0, ''])
  const schema = JSON.parse(
    readFileSync(fileURLToPath(new URL('../../brands/brand.schema.json', import.meta.url)), 'utf8'),
  )
  expect(schema.required).toContain('merchant')
})
