import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatFault } from '../../scripts/brand/fault.ts'
import { readBrands } from '../../scripts/brand/read/brands.ts'
import { type Run, STACK_FRAME, Workspace } from './workspace.ts'

/** Each field of an environment file that may contain a variable, with valid values around it. */
const PLACES: Readonly<Record<string, (text: string) => object>> = {
  '$.gateway': (text) => ({ gateway: text }),
  '$.domains[0]': (text) => ({ domains: [text] }),
  '$.mirrorDomains[1]': (text) => ({ mirrorDomains: ['mirror.example', text] }),
  '$.merchant': (text) => ({ merchant: text }),
  '$.gatewayKeyThumbprint': (text) => ({ gatewayKeyThumbprint: text }),
  '$.customerService.url': (text) => ({ customerService: { url: text } }),
  '$.verification.phone.authDomain': (text) => ({
    verification: {
      phone: { provider: 'firebase', apiKey: 'k', authDomain: text, projectId: 'p', appId: 'a' },
    },
  }),
  '$.origins.images[0]': (text) => ({ origins: { images: [text] } }),
  '$.origins.games[0]': (text) => ({ origins: { games: [text] } }),
  '$.origins.chat[0]': (text) => ({ origins: { chat: [text] } }),
  '$.origins.payments[0]': (text) => ({ origins: { payments: [text] } }),
  '$.origins.social[0]': (text) => ({ origins: { social: [text] } }),
}

/** Texts with variables, and the error that each must cause. */
const KINDS: readonly (readonly [text: string, told: string])[] = [
  ['${DEPLOY_TOKEN}', 'names the variable "DEPLOY_TOKEN", must name one that begins with LIVERY_'],
  ['https://${DEPLOY_TOKEN:-x}.example', 'such as LIVERY_DEPLOY_TOKEN'],
  ['${deploy_token}', 'names the variable "deploy_token"'],
  ['${LIVERY_SECRET}', 'is the text "${LIVERY_SECRET}" with its variables replaced, must be'],
  ['https://${LIVERY_SECRET}.example/', 'with its variables replaced, must be'],
  ['https://*.${LIVERY_SHARED}', 'with its variables replaced, '],
  ['${LIVERY_TURNED}', '"${LIVERY_TURNED}" with its variables replaced, holds the invisible '],
]

const VARIABLES = {
  DEPLOY_TOKEN: 'hunter2-of-the-machine',
  deploy_token: 'hunter2-in-lower-case',
  LIVERY_SECRET: 'hunter2 of the brand',
  LIVERY_SHARED: 'github.io',
  LIVERY_TURNED: 'https://hunter2\u202e.example',
  LIVERY_GATEWAY: 'https://hunter2.example.com',
  LIVERY_DOMAIN: 'hunter2.example',
}

const workspace = new Workspace()
const cases = Object.entries(PLACES).flatMap(([path, overlay]) =>
  KINDS.map(([text, told]) => ({ path, told, text, overlay: overlay(text) })),
)
let runs: Record<'build' | 'check' | 'new', Run>

const flags = ['--brands', 'brands']

beforeAll(async () => {
  await workspace.create('good', '--languages', 'EN')
  for (const [at, { overlay }] of cases.entries()) {
    workspace.copy('good', `case-${at}`)
    workspace.write(`case-${at}`, 'prod.json', JSON.stringify(overlay))
  }
  workspace.copy('good', 'heir')
  workspace.copy('good', 'other')
  for (const id of ['heir', 'other']) {
    workspace.write(id, 'prod.json', '{ "domains": ["${LIVERY_DOMAIN}"] }')
  }
  workspace.write(
    'good',
    'prod.json',
    '{ "$schema": "${DEPLOY_TOKEN}", "gateway": "${LIVERY_GATEWAY}" }',
  )
  const run = (...args: string[]) => workspace.runWith(VARIABLES, ...args, ...flags)
  runs = {
    build: await run('build', '--env', 'prod', '--out', 'out'),
    check: await run('check'),
    new: await run('new', 'fresh', '--yes', '--domain', 'good.example'),
  }
}, 180_000)
afterAll(() => workspace.remove(), 60_000)

const told = (verb: keyof typeof runs, at: number) =>
  runs[verb].stderr.split('\n').filter((line) => line.startsWith(`brands/case-${at}/prod.json: `))

describe('a variable that an overlay names', () => {
  test.each(cases.map(({ path, text }, at) => [text, path, at] as const))(
    'the variable %s in an environment file at %s is refused by check and build',
    (_text, path, at) => {
      for (const verb of ['check', 'build'] as const) {
        const lines = told(verb, at)
        expect(lines).toEqual([expect.stringContaining(`prod.json: ${path}: `)])
        expect(lines[0]).toContain(cases[at]!.told)
      }
    },
  )

  test('neither output nor error messages show the value of an environment variable', async () => {
    const { faults } = await readBrands({
      brandsDir: workspace.brands,
      env: 'prod',
      gateway: '',
      variables: VARIABLES,
    })
    expect(faults.length).toBeGreaterThan(cases.length)
    const outputs = [
      ...Object.values(runs).flatMap(({ stdout, stderr }) => [stdout, stderr]),
      ...faults.map(formatFault),
    ]
    for (const output of outputs) {
      expect(output).not.toMatch(/hunter2|github/)
      expect(output).not.toMatch(STACK_FRAME)
    }
    expect(runs.build.code).toBe(1)
  })

  test('two brands that get one host from a variable are reported without its value', () => {
    expect(runs.build.stderr).toContain(
      'brands/heir/prod.json: $.domains[0]: is "${LIVERY_DOMAIN}" with its variables replaced, which brands/other/prod.json has too',
    )
  })

  test('a site contains a variable’s value only if its name has the prefix LIVERY_', () => {
    expect(runs.build.stdout).toMatch(/^good stamped/m)
    expect(readdirSync(workspace.out).filter((name) => !/^[._]/.test(name))).toEqual(['good'])
    const texts = readdirSync(join(workspace.out, '.releases'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => /\.(?:html|json|js|conf|txt|xml|webmanifest)$|_headers$/.test(name))
      .map((name) => readFileSync(join(workspace.out, '.releases', name), 'utf8'))
    expect(texts.some((text) => text.includes(VARIABLES.LIVERY_GATEWAY))).toBe(true)
    for (const text of texts) {
      expect(text).not.toContain(VARIABLES.DEPLOY_TOKEN)
      expect(text).not.toContain(VARIABLES.LIVERY_SECRET)
    }
  })
})
