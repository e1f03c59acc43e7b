import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOrder } from '#scripts/doctor/order.ts'
import { isFailed, type Report } from '#scripts/doctor/report.ts'
import { refuse, withBody, withHeader } from '#support/gateway-faults/defects.ts'
import { type FaultyGateway, startFaultyGateway } from '#support/gateway-faults/faulty-gateway.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
const folder = mkdtempSync(join(tmpdir(), 'livery-doctor-'))
let sandbox: TestSandbox
let gateway: FaultyGateway

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  gateway = await startFaultyGateway(sandbox.port)
})
afterAll(async () => {
  await gateway.close()
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command; resolves to what it printed and its exit code. */
const run = (...flags: string[]) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(process.execPath, ['scripts/doctor.ts', ...flags], (_, output, errors) =>
      resolve({ code: child.exitCode ?? -1, output, errors }),
    )
  })

const ours = () =>
  `--gateway http://lotus.localhost:${gateway.port} --merchant ${lotus.merchant} --profile public`.split(
    ' ',
  )

test('the doctor exits with 0 if a gateway passes everything', async () => {
  gateway.break({})
  const { code, output } = await run(...ours())
  expect(output).toMatch(/✓ public {2}\d+ passed, 0 failed, 0 skipped/)
  expect(code).toBe(0)
})

test('the doctor exits with 1 and reports faults as a page, JSON and JUnit', async () => {
  gateway.break(refuse('GET /wps/relay/CBS_modelList', 404, 'unknown_call'))
  const files = ['page.html', 'all.json', 'junit.xml'].map((name) => join(folder, 'new', name))
  const [page = '', json = '', junit = ''] = files
  const { code, output } = await run(
    ...ours(),
    `--report=${page}`,
    '--json',
    json,
    `--junit=${junit}`,
  )
  expect(code).toBe(1)
  expect(output).not.toContain('"faults"')
  for (const text of [output, readFileSync(page, 'utf8')]) {
    expect(text).toContain('GET /wps/relay/CBS_modelList')
    expect(text).toContain('Status 404, code unknown_call')
    expect(text).toMatch(/What to build next/)
  }
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    merchant: lotus.merchant,
    cases: expect.arrayContaining([
      expect.objectContaining({ subject: 'listChatModels', rule: 'exists', state: 'failed' }),
    ]),
    next: expect.arrayContaining([{ screen: 'chat', calls: ['GET /wps/relay/CBS_modelList'] }]),
  })
  const suite = new DOMParser()
    .parseFromString(readFileSync(junit, 'utf8'), 'text/xml')
    .getElementsByTagName('testsuite')[0]!
  expect(suite.getAttribute('failures')).toBe('1')
  expect(suite.getElementsByTagName('testcase').length).toBe(Number(suite.getAttribute('tests')))
  expect(suite.getElementsByTagName('failure')[0]!.getAttribute('message')).toContain('404')
})

/** Replaces each word, number and boolean of a reply by an empty object. */
const withoutValues = (body: string) =>
  JSON.stringify(
    JSON.parse(body, (_, value: unknown) => (value && typeof value === 'object' ? value : {})),
  )

test('the files of a report name up to 20 places where the terminal names one', async () => {
  gateway.break(withBody('GET /wps/relay/MCS2_getRafflePromotion', withoutValues))
  const files = ['places.html', 'places.json', 'places.xml'].map((name) => join(folder, name))
  const [page = '', json = '', junit = ''] = files
  const only = ['--profile', 'promotions', '--only', 'getRaffle']
  const written = ['--report', page, '--json', json, '--junit', junit]
  const { output } = await run(...ours(), ...only, ...written)
  const { cases } = JSON.parse(readFileSync(json, 'utf8')) as Report
  const { rule, faults, faultCount = 0 } = cases.find(isFailed)!
  expect(rule).toBe('schema')
  expect(faultCount).toBeGreaterThan(20)
  expect(faults).toHaveLength(20)
  expect(output).toMatch(new RegExp(`: id: .+ \\(and ${faultCount - 1} more\\)`))
  expect(output).not.toContain('topPrize')
  for (const text of [page, json, junit].map((file) => readFileSync(file, 'utf8'))) {
    expect(text).toContain('prizes.0.stock')
    expect(text).not.toContain('fallbackId')
  }
  const rest = `and ${faultCount - 20} more`
  expect(readFileSync(page, 'utf8')).toContain(`<li>${rest}</li>`)
  const failures = new DOMParser()
    .parseFromString(readFileSync(junit, 'utf8'), 'text/xml')
    .getElementsByTagName('failure')
  expect(failures[0]!.textContent!.split('\n').at(-1)).toBe(rest)
})

test('a fault in the same field of many rows is one line of a report', async () => {
  const desks = Array.from({ length: 25 }, () => ({}))
  gateway.break(withBody('GET /wps/relay/CBS_modelList', () => JSON.stringify(desks)))
  const json = join(folder, 'rows.json')
  await run(...ours(), '--only', 'listChatModels', '--json', json)
  const { cases } = JSON.parse(readFileSync(json, 'utf8')) as Report
  const rows = expect.stringMatching(/^0\.(?:id|name): .+; the same in 24 more rows$/)
  expect(cases.find(isFailed)?.faults).toEqual([rows, rows])
})

test('the report names every call that a preflight bars', async () => {
  gateway.break(withHeader('access-control-allow-methods', undefined))
  const json = join(folder, 'preflights.json')
  const page = 'http://lotus.example.localhost'
  await run(...ours(), '--only', 'cors', '--origin', page, '--json', json)
  const { cases } = JSON.parse(readFileSync(json, 'utf8')) as Report
  const { faults = [], faultCount } = cases.find(({ rule }) => rule === 'preflight')!
  expect(faults.length).toBe(faultCount)
  expect(new Set(faults).size).toBeGreaterThan(2)
})

test('the doctor exits with 2 if no reply comes from the gateway', async () => {
  const { code, errors } = await run('--gateway', 'http://nobody.localhost:1', '--merchant', 'x')
  expect(errors).toContain('http://nobody.localhost:1 cannot be reached (ECONNREFUSED)')
  expect(code).toBe(2)
})

const right = { gateway: 'https://gw.example', merchant: 'lotus_m', brands: 'brands' }

test.each([
  ['no merchant', { merchant: undefined }, 'needs --merchant CODE or --brand ID'],
  ['no gateway', { gateway: undefined }, 'needs --gateway URL'],
  ['a path in the gateway', { gateway: 'https://gw.example/api' }, 'without a path'],
  ['plain http', { gateway: 'http://gw.example' }, 'http is for localhost'],
  ['an unknown profile', { profile: 'publc' }, 'did you mean public?'],
  ['an account without a password', { account: 'demo' }, 'LIVERY_PASSWORD'],
  ['writes without an account', { write: true }, '--write needs --account'],
  ['an unknown brand', { brand: 'suvarnna' }, 'did you mean suvarna?'],
  ['an environment without a brand', { env: 'staging' }, '--env needs --brand'],
])('the doctor refuses %s', (_, flags, message) => {
  expect(() => readOrder({ ...right, ...flags }, {})).toThrow(message)
})

test('the doctor takes merchant, origin, features and the password from outside', () => {
  const flags = { ...right, merchant: undefined, brand: 'suvarna', env: 'sandbox', account: 'demo' }
  const order = readOrder(flags, { LIVERY_PASSWORD: 'secret' })
  expect(order).toMatchObject({
    merchant: 'suvarna01',
    origin: 'https://play.suvarna.example',
    password: 'secret',
    brand: { features: { agents: true } },
  })
  expect(order.brand?.origins.games).toContain('http://games.localhost:4100')
})
