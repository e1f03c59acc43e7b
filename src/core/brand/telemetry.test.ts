import * as v from 'valibot'
import { expect, test } from 'vitest'
import { LocalTelemetrySchema, TelemetrySchema } from './telemetry.ts'

const KEY = '0af1'.repeat(8)
const accepts = (schema: v.GenericSchema, ...destinations: object[]) =>
  v.safeParse(schema, { destinations }).success

test('a brand may name each kind of destination by a public address', () => {
  const telemetry = {
    destinations: [
      { kind: 'json', url: 'https://collect.example.com/events' },
      { kind: 'otlp', url: 'https://otel.example.com:4318/v1/logs' },
      { kind: 'sentry', dsn: `https://${KEY}@sentry.example.com/7` },
      { kind: 'plausible', site: 'play.example.com' },
      { kind: 'matomo', url: 'https://stats.example.com/matomo.php', site: 3 },
    ],
  }
  expect(v.parse(TelemetrySchema, telemetry)).toMatchObject({
    sample: 1,
    consent: 'ask',
    destinations: [{}, {}, {}, { url: 'https://plausible.io/api/event' }, {}],
  })
})

test('telemetry takes neither plain http nor an address or key that hides a secret', () => {
  for (const url of [
    'http://collect.example.com/events',
    'https://collect.example.com/events?key=secret',
    'https://user:secret@collect.example.com/events',
    'https://collect.example.com/events#secret',
    '//collect.example.com/events',
    'https://*.example.com/events',
  ]) {
    expect(accepts(TelemetrySchema, { kind: 'json', url }), url).toBe(false)
    expect(accepts(LocalTelemetrySchema, { kind: 'json', url }), url).toBe(false)
  }
  for (const more of [{ token: 'secret' }, { headers: {} }, { token_auth: 'secret' }]) {
    const url = 'https://stats.example.com/matomo.php'
    expect(accepts(TelemetrySchema, { kind: 'matomo', url, site: 1, ...more })).toBe(false)
  }
  const dsn = `https://${KEY}:${KEY}@sentry.example.com/7`
  expect(accepts(TelemetrySchema, { kind: 'sentry', dsn })).toBe(false)
  expect(accepts(TelemetrySchema)).toBe(false)
})

test('an overlay may report to a developer’s own machine, and a brand file may not', () => {
  const local = { kind: 'json', url: 'http://gateway.localhost:4100/telemetry' }
  expect(accepts(LocalTelemetrySchema, local)).toBe(true)
  expect(accepts(TelemetrySchema, local)).toBe(false)
})
