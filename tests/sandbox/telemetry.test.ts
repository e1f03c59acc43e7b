import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TelemetryEvent } from '#rules/telemetry.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'
import { writeJson } from '../../src/telemetry/destinations/json.ts'
import { writeOtlp } from '../../src/telemetry/destinations/otlp.ts'
import type { Request } from '../../src/telemetry/destinations/request.ts'

const lotus = makeBrand('lotus')
const ORIGIN = 'http://lotus.localhost'
const SITE = { brand: 'lotus', release: '9f2c', version: '0.1.0+3fa9c2e' }
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())

const event = (
  name: TelemetryEvent['name'],
  detail: TelemetryEvent['detail'],
  more: Partial<TelemetryEvent> = {},
): TelemetryEvent => ({
  name,
  ...SITE,
  visit: 'one',
  route: '/',
  language: 'th',
  at: 1_764_460_800_123,
  detail,
  ...more,
})

const send = ({ url, body, type }: Request, host: string) =>
  sandbox.ask({
    host,
    method: 'POST',
    path: new URL(url).pathname,
    headers: { 'Content-Type': type, Origin: ORIGIN },
    body,
  })
const json = (events: TelemetryEvent[]) => writeJson({ url: `${ORIGIN}/telemetry` }, events)[0]!
const otlp = (events: TelemetryEvent[]) =>
  writeOtlp({ url: `${ORIGIN}/telemetry/v1/logs` }, SITE, events)[0]!
const read = async () =>
  (await sandbox.console('GET', `/sandbox/telemetry/list?merchant=${lotus.merchant}`)).json

test('the console shows reports of both forms, the most frequent errors first', async () => {
  const error = (message: string, visit: string) =>
    event('error', { kind: 'uncaught', type: 'TypeError', message }, { visit })
  const sent = await send(json([error('rare', 'one'), error('often', 'one')]), 'gateway.localhost')
  expect(sent.status).toBe(204)
  expect(sent.headers['access-control-allow-origin']).toBe('*')
  expect((await send(otlp([error('often', 'two')]), 'lotus.localhost')).status).toBe(200)
  const { errors } = await read()
  expect(errors).toMatchObject([
    {
      times: 2,
      visits: 2,
      type: 'TypeError',
      message: 'often',
      'last at': '2025-11-30T00:00:00.123Z',
      release: '9f2c',
    },
    { times: 1, visits: 1, message: 'rare' },
  ])
})

test('the console shows the speed of a page as its 75th percentile', async () => {
  const vitals = [100, 200, 300, 4000].map((value) =>
    event('vital', { vital: 'LCP', value, rating: 'good' }, { route: '/promotions' }),
  )
  await send(otlp(vitals), 'gateway.localhost')
  expect((await read()).speed).toContainEqual({ route: '/promotions', visits: 1, 'LCP p75': 300 })
})

test('the console counts for each release the visits that took a step', async () => {
  const step = (name: string, visit: string, release: string) =>
    event('funnel', { step: name }, { visit, release })
  await send(
    json([
      step('deposit begun', 'a', 'r2'),
      step('deposit begun', 'a', 'r2'),
      step('deposit begun', 'b', 'r2'),
      step('deposit paid', 'b', 'r2'),
    ]),
    'gateway.localhost',
  )
  const rows: Record<string, unknown>[] = (await read()).funnel
  expect(rows.find(({ release }) => release === 'r2')).toMatchObject({
    visits: 2,
    'deposit begun': 2,
    'deposit paid': 1,
  })
})

test('a report that is not in the documented form is refused', async () => {
  const request = {
    ...json([event('view', {})]),
    body: JSON.stringify({ events: [{ name: 'other' }] }),
  }
  expect((await send(request, 'gateway.localhost')).status).toBe(400)
})
