import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BAD_ARTWORK } from './bad-artwork.ts'
import { BAD_FILES } from './bad-files.ts'
import { BAD_PUBLIC } from './bad-public.ts'
import { BAD_VALUES } from './bad-values.ts'
import { type Run, STACK_FRAME, Workspace } from './workspace.ts'

const CASES = [...BAD_FILES, ...BAD_VALUES, ...BAD_ARTWORK, ...BAD_PUBLIC]

describe('broken brands beside a good one', () => {
  const workspace = new Workspace()
  let result: Run

  beforeAll(async () => {
    await workspace.create('good', '--merchant', 'Good', '--primary', '#5b8def')
    workspace.copy('good', 'twin')
    for (const [index, { change, spoil }] of CASES.entries()) {
      const id = `case-${index}`
      workspace.copy('good', id, change)
      await spoil?.({ id, workspace, write: (...given) => workspace.write(id, ...given) })
    }
    mkdirSync(join(workspace.brands, '.hidden'))
    writeFileSync(join(workspace.brands, 'note.txt'), 'not a brand')
    symlinkSync('nowhere', join(workspace.brands, 'gone'))
    result = await workspace.run('build', '--brands', 'brands', '--out', 'out', '--env', 'sandbox')
  }, 120_000)
  afterAll(() => workspace.remove(), 60_000)

  test.each(CASES.map((one, index) => [one.what, `case-${index}`, one.told] as const))(
    'the brand check reports the file, path and error of a brand with %s',
    (_what, id, told) => {
      const lines = result.stderr.split('\n').filter((line) => line.match(`^brands/${id}[/:]`))
      const matching = lines.filter((line) =>
        typeof told === 'string' ? line.includes(told) : told.test(line),
      )
      expect(matching, lines.join('\n') || 'nothing was told').toHaveLength(1)
    },
  )

  test('a build with invalid brands ends with exit code 1 and prints no stack trace', () => {
    expect(result.code).toBe(1)
    expect(result.stderr).not.toMatch(STACK_FRAME)
  })

  test('a valid brand is built although other brands are invalid', () => {
    expect(result.stdout).toMatch(/^good stamped/m)
  })

  test('the brand check reads every environment file, and accepts unset environment variables', async () => {
    workspace.write('twin', 'prod.json', '{ "domains": [] }')
    workspace.write('twin', 'stage.json', '{ "gateway": "https://${LIVERY_UNSET}" }')
    const { code, stderr } = await workspace.run('check', 'twin', '--brands', 'brands')
    expect(code).toBe(1)
    expect(stderr).toContain('brands/twin/prod.json: $.domains: must name at least one domain')
    expect(stderr).not.toContain('stage.json')
  })

  test('the brand check reports what a brand breaks only under one of its environment files', async () => {
    workspace.copy('good', 'staged', (brand) => (brand.mirrorDomains = ['staged-1.example']))
    workspace.copy('good', 'rival', (brand) => (brand.domains = ['rival.example']))
    workspace.write(
      'staged',
      'test.json',
      '{ "domains": ["${LIVERY_HOST}"], "gateway": "https://${LIVERY_GATE}" }',
    )
    workspace.write('staged', 'demo.json', '{ "domains": ["rival.example"] }')
    const hosts = { LIVERY_HOST: 'staged-1.example', LIVERY_GATE: 'gate.example' }
    const { code, stderr } = await workspace.runWith(hosts, 'check', 'staged', '--brands', 'brands')
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      'brands/staged/demo.json: $.domains[0]: is "rival.example", which brands/rival/brand.json has too; each brand needs its own',
      'brands/staged/test.json: makes a fault of brands/staged/brand.json: $.mirrorDomains[0] is "${LIVERY_HOST}" with its variables replaced, which already stands in domains; name it once',
    ])
  })

  test('the brand check for one environment tells of a missing file and an unset variable', async () => {
    workspace.copy('good', 'alone')
    workspace.copy('good', 'unset')
    workspace.write('unset', 'live.json', '{ "gateway": "https://${LIVERY_UNSET}" }')
    const flags = ['--env', 'live', '--brands', 'brands']
    const { code, stderr } = await workspace.run('check', 'alone', 'unset', ...flags)
    expect(code).toBe(1)
    expect(stderr).toContain('brands/alone/live.json: does not exist; write what differs for live')
    expect(stderr).toContain('brands/unset/live.json: $.gateway: needs the environment variable')
  })

  test('the brand check reports all errors of a brand file at once', async () => {
    workspace.copy('good', 'many', (brand) => {
      Object.assign(brand, {
        nmae: 'x',
        langauges: [],
        merchant: 'good',
        currency: 'baht',
        banner: 'none.svg',
      })
      Object.assign(brand, {
        defaultLanguage: 'XX',
        wording: { EN: [{ source: 'No', text: 'x' }] },
      })
      brand.theme.defaultMode = 'light'
      brand.theme.modes = ['dark']
    })
    const { code, stderr } = await workspace.run('check', 'many', '--brands', 'brands')
    expect(code).toBe(1)
    const paths = stderr.split('\n').flatMap((line) => /json: (\$[^:]*):/.exec(line)?.[1] ?? [])
    expect(paths.toSorted()).toEqual([
      '$.banner',
      '$.currency',
      '$.defaultLanguage',
      '$.langauges',
      '$.merchant',
      '$.nmae',
      '$.theme.defaultMode',
      '$.wording.EN[0].source',
    ])
  })

  test('a merchant or domain used by two brands is reported for those two only', () => {
    const told = (id: string) =>
      result.stderr.split('\n').filter((line) => line.startsWith(`brands/${id}/`))
    expect(told('good')).toEqual([])
    expect(told('twin')).toEqual([
      expect.stringMatching(
        /: \$\.merchant: is "m_twin", which brands\/case-\d+\/brand\.json has too/,
      ),
      expect.stringMatching(/: \$\.domains\[0\]: is "twin\.example", which brands\/case-\d+\//),
    ])
  })
})
