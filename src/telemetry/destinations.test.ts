import { expect, test } from 'vitest'
import type { TelemetryEvent } from '#rules/telemetry.ts'
import { writeJson } from './destinations/json.ts'
import { writeMatomo } from './destinations/matomo.ts'
import { writeOtlp } from './destinations/otlp.ts'
import { writePlausible } from './destinations/plausible.ts'
import { writeSentry } from './destinations/sentry.ts'

const SITE = { brand: 'lotus', release: '9f2c', version: '0.1.0+3fa9c2e' }
const VISIT = '01234567-89ab-4cde-8f01-23456789abcd'
const about = {
  ...SITE,
  visit: VISIT,
  route: '/member#depositv2',
  language: 'th',
  at: 1764460800123,
}

const VIEW: TelemetryEvent = { name: 'view', ...about, detail: {} }
const STEP: TelemetryEvent = { name: 'funnel', ...about, detail: { step: 'deposit paid' } }
const ERROR: TelemetryEvent = {
  name: 'error',
  ...about,
  detail: { kind: 'caught', type: 'TypeError', message: 'no', stack: 'f /assets/a.js:1:2' },
}
const VITAL: TelemetryEvent = {
  name: 'vital',
  ...about,
  detail: { vital: 'CLS', value: 0.012, rating: 'good' },
}
const ALL = [VIEW, STEP, ERROR, VITAL]

test('an endpoint of the operator’s own gets every event as it is', () => {
  const [request, ...others] = writeJson({ url: 'https://c.example/e' }, ALL)
  expect(others).toEqual([])
  expect(request).toMatchObject({ url: 'https://c.example/e', type: 'text/plain' })
  expect(JSON.parse(request!.body)).toEqual({ events: ALL })
})

// The form of github.com/open-telemetry/opentelemetry-proto, examples/logs.json, with names of
// attributes from opentelemetry.io/docs/specs/semconv (exception, http, session, url).
test('an OTLP collector gets events as log records in the JSON form of OTLP', () => {
  const [request] = writeOtlp({ url: 'https://o.example/v1/logs' }, SITE, [ERROR, VITAL])
  expect(request).toMatchObject({ url: 'https://o.example/v1/logs', type: 'application/json' })
  const { resourceLogs } = JSON.parse(request!.body)
  expect(resourceLogs).toHaveLength(1)
  expect(resourceLogs[0].resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'lotus' },
  })
  const [record, vital] = resourceLogs[0].scopeLogs[0].logRecords
  expect(record).toMatchObject({
    timeUnixNano: '1764460800123000000',
    severityNumber: 17,
    severityText: 'ERROR',
    eventName: 'livery.error',
    attributes: expect.arrayContaining([
      { key: 'session.id', value: { stringValue: VISIT } },
      { key: 'exception.type', value: { stringValue: 'TypeError' } },
      { key: 'exception.stacktrace', value: { stringValue: 'f /assets/a.js:1:2' } },
    ]),
  })
  expect(vital.attributes).toContainEqual({ key: 'livery.value', value: { doubleValue: 0.012 } })
})

// The form of plausible.io/docs/events-api: domain, name and url are required, props are free.
test('Plausible gets page views and steps, and no errors', () => {
  const requests = writePlausible(
    { url: 'https://p.example/api/event', site: 'lotus.example' },
    ALL,
  )
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual(
    ['pageview', 'deposit paid'].map((name) => ({
      domain: 'lotus.example',
      name,
      url: 'https://lotus.example/member/depositv2',
      props: { release: '9f2c', version: '0.1.0+3fa9c2e', language: 'th' },
    })),
  )
  expect(requests[0]).toMatchObject({ url: 'https://p.example/api/event', type: 'text/plain' })
})

// The form of developer.matomo.org/api-reference/tracking-api: queries in a list `requests`.
test('Matomo gets page views and steps as one bulk request, and no errors', () => {
  const [request, ...others] = writeMatomo(
    { url: 'https://m.example/matomo.php', site: 3 },
    'https://lotus.example',
    ALL,
  )
  expect(others).toEqual([])
  const { requests } = JSON.parse(request!.body)
  const [view, step, ...more] = requests.map((query: string) =>
    Object.fromEntries(new URLSearchParams(query)),
  )
  const common = { idsite: '3', rec: '1', apiv: '1', _id: '0123456789ab4cde', lang: 'th' }
  const url = 'https://lotus.example/member/depositv2'
  expect(view).toEqual({ ...common, url, action_name: '/member#depositv2' })
  expect(step).toEqual({ ...common, url, e_c: 'funnel', e_a: 'deposit paid', e_n: '9f2c', ca: '1' })
  expect(more).toEqual([])
  expect(
    writeMatomo({ url: 'https://m.example/matomo.php', site: 3 }, 'https://lotus.example', [ERROR]),
  ).toEqual([])
})

// The form of develop.sentry.dev/sdk/data-model/event-payloads; Sentry's client puts it into an
// envelope.
test('Sentry gets an error with its frames, the last call last, and no user', () => {
  const stack = 'pay /assets/main.js:1:20\n? /assets/other.js:3:4'
  const event = writeSentry({ ...ERROR, detail: { ...ERROR.detail, stack } })
  expect(event).toMatchObject({
    timestamp: 1764460800.123,
    level: 'error',
    transaction: '/member#depositv2',
    tags: { route: '/member#depositv2', language: 'th', visit: VISIT, version: SITE.version },
  })
  expect(event.exception?.values).toEqual([
    {
      type: 'TypeError',
      value: 'no',
      mechanism: { type: 'generic', handled: true },
      stacktrace: {
        frames: [
          { function: '?', filename: 'app:///assets/other.js', lineno: 3, colno: 4, in_app: true },
          {
            function: 'pay',
            filename: 'app:///assets/main.js',
            lineno: 1,
            colno: 20,
            in_app: true,
          },
        ],
      },
    },
  ])
  expect(event).not.toHaveProperty('user')
  expect(event).not.toHaveProperty('request')
})
