import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TelemetrySite } from '#core/brand/telemetry.ts'
import { CONSENT_KEY, type Marks, type TelemetryEvent } from '#rules/telemetry.ts'
import { followConsent } from './consent.ts'

const SITE: TelemetrySite = {
  brand: 'lotus',
  release: '9f2c',
  version: '0.1.0+3fa9c2e',
  sample: 1,
  consent: 'none',
  destinations: [{ kind: 'json', url: 'https://collect.example/events' }],
}

/** Notes what happens as the app does (`core/platform/mark.ts`). */
const mark = <Name extends keyof Marks>(name: Name, detail: Marks[Name]) =>
  performance.mark(`livery:${name}`, { detail })

let sent: TelemetryEvent[] = []
let leave: (() => void) | undefined

const start = (more: Partial<TelemetrySite> = {}) => {
  leave = followConsent({ ...SITE, ...more })
}
/** Leaves the page, at which all that waits is sent. */
const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
const named = (name: TelemetryEvent['name']) => sent.filter((event) => event.name === name)
/** Waits until telemetry has read the timeline, which browsers hand over in a task of its own. */
const settle = async () => {
  const seen = new Promise<void>((done) => {
    const observer = new PerformanceObserver(() => (observer.disconnect(), done()))
    observer.observe({ type: 'mark' })
  })
  performance.mark('test:settled')
  await seen
  await new Promise((done) => setTimeout(done))
}

/** The visit that is kept; other parts of the app keep things of their own there. */
const keptVisit = () => sessionStorage.getItem('visit:v1')

beforeEach(() => {
  sent = []
  performance.clearMarks()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('https://collect.example/events')
    sent.push(...(JSON.parse(body) as { events: TelemetryEvent[] }).events)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  leave?.()
  leave = undefined
})

test('notes from before telemetry loaded arrive with their page and visit', async () => {
  mark('permission', { analytics: true })
  mark('view', { route: '/promotions' })
  mark('funnel', { step: 'sign-up started' })
  mark('view', { route: '/member#depositv2' })
  mark('call', { call: 'post /wps/deposits', status: 422, code: 'amount_too_low' })
  start()
  await settle()
  leavePage()
  expect(named('view').map(({ route }) => route)).toEqual(['/promotions', '/member#depositv2'])
  expect(named('funnel')).toMatchObject([
    { route: '/promotions', detail: { step: 'sign-up started' } },
  ])
  const { visit } = sent[0]!
  expect(visit).toMatch(/^[0-9a-f-]{36}$/)
  expect(named('call')).toMatchObject([
    {
      brand: 'lotus',
      release: '9f2c',
      version: '0.1.0+3fa9c2e',
      visit,
      route: '/member#depositv2',
      language: document.documentElement.lang,
      detail: { call: 'post /wps/deposits', status: 422, code: 'amount_too_low' },
    },
  ])
})

test('an error that is noted as the page is left is sent, too', async () => {
  start()
  await settle()
  mark('view', { route: '/vip' })
  mark('error', { kind: 'caught', type: 'TypeError', message: 'last' })
  leavePage()
  expect(named('error')).toMatchObject([{ route: '/vip', detail: { message: 'last' } }])
})

test('nothing is sent before a visitor agrees, and nothing from before', async () => {
  start({ consent: 'ask' })
  mark('permission', { analytics: true })
  mark('view', { route: '/vip' })
  mark('error', { kind: 'caught', type: 'TypeError', message: 'early' })
  await settle()
  leavePage()
  expect(sent).toEqual([])
  expect(keptVisit()).toBeNull()

  mark('consent', { choice: 'granted' })
  await settle()
  mark('error', { kind: 'caught', type: 'TypeError', message: 'late' })
  await settle()
  leavePage()
  expect(named('view')).toEqual([])
  expect(named('error')).toMatchObject([{ route: '/vip', detail: { message: 'late' } }])
})

test('speed of a page that was loaded before a visitor agreed is not sent', async () => {
  start({ consent: 'ask' })
  await settle()
  mark('consent', { choice: 'granted' })
  await settle()
  mark('error', { kind: 'caught', type: 'TypeError', message: 'late' })
  // A site beside it that need not ask shows when browsers have handed over what they measured.
  const leaveOther = followConsent({ ...SITE, brand: 'other' })
  await expect
    .poll(() => (leavePage(), named('vital').map(({ brand }) => brand)))
    .toContain('other')
  leaveOther()
  expect(named('error').map(({ brand }) => brand)).toContain('lotus')
  expect(named('vital').filter(({ brand }) => brand === 'lotus')).toEqual([])
})

test('a refusal sends nothing and forgets the visit, also after an earlier yes', async () => {
  localStorage.setItem(CONSENT_KEY, 'granted')
  start({ consent: 'ask' })
  mark('error', { kind: 'caught', type: 'TypeError', message: 'waits' })
  await settle()
  expect(keptVisit()).not.toBeNull()
  mark('consent', { choice: 'refused' })
  await settle()
  mark('error', { kind: 'caught', type: 'TypeError', message: 'later' })
  await settle()
  leavePage()
  expect(sent).toEqual([])
  expect(keptVisit()).toBeNull()
})

test('page views and steps stay in the page while the gateway forbids analytics', async () => {
  start()
  mark('view', { route: '/' })
  mark('funnel', { step: 'game launched' })
  await settle()
  leavePage()
  expect(sent.map(({ name }) => name)).not.toContain('view')
  mark('permission', { analytics: false })
  mark('funnel', { step: 'logged in' })
  mark('error', { kind: 'caught', type: 'RangeError', message: 'no' })
  await settle()
  leavePage()
  expect(named('view')).toEqual([])
  expect(named('funnel')).toEqual([])
  expect(named('error')).toHaveLength(1)
})

test('an error’s stack leaves without origins, and a failed call is counted once', async () => {
  start()
  const stack = `TypeError: x\n    at f (${window.location.origin}/assets/a.js:1:2)`
  mark('error', { kind: 'uncaught', type: 'TypeError', message: 'x is not a function', stack })
  mark('error', { kind: 'rejected', type: 'GatewayError', message: 'no' })
  mark('error', { kind: 'rejected', type: 'AbortError', message: 'left' })
  await settle()
  leavePage()
  expect(named('error').map(({ detail }) => detail)).toEqual([
    {
      kind: 'uncaught',
      type: 'TypeError',
      message: 'x is not a function',
      stack: 'f /assets/a.js:1:2',
    },
  ])
})

test('a violation of the policy is reported with the origin alone', async () => {
  start()
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      effectiveDirective: 'frame-src',
      violatedDirective: 'frame-src',
      documentURI: 'https://play.example/?token=secret',
      originalPolicy: '',
      disposition: 'enforce',
      statusCode: 200,
      blockedURI: 'https://games.example/play?token=secret',
    }),
  )
  leavePage()
  expect(named('violation').map(({ detail }) => detail)).toEqual([
    { directive: 'frame-src', blocked: 'https://games.example' },
  ])
})

test('no note of the app lets a private value leave the page', async () => {
  const secrets = {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2ln',
    username: 'demo_member7',
    email: 'demo.member@mail.example',
    phone: '+66812345678',
    amount: '1250.75',
    query: 'next=/secret&token=abc',
  }
  const text = Object.values(secrets).join(' ')
  mark('permission', { analytics: true })
  mark('view', { route: '/' })
  start()
  const notes = {
    view: { route: `/r/x?${secrets.query}` },
    funnel: { step: text, ...secrets },
    call: {
      call: `get /wps/x?${secrets.query}`,
      code: text,
      requestId: text,
      body: text,
      ...secrets,
    },
    mismatch: { call: text, count: 1, field: text, reply: secrets },
    error: { kind: 'caught', type: 'Error', message: text, stack: text, cause: text, ...secrets },
  }
  for (const [name, detail] of Object.entries(notes)) performance.mark(`livery:${name}`, { detail })
  await settle()
  leavePage()
  const names = sent.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['funnel', 'call', 'mismatch', 'error']))
  const all = JSON.stringify(sent)
  for (const secret of [...Object.values(secrets), 'secret', 'mail.example', '1250', '66812345678'])
    expect(all).not.toContain(secret)
})

test('a visit outside of the reported share sends nothing', async () => {
  sessionStorage.setItem('visit:v1', '80000000-0000-4000-8000-000000000000')
  start({ sample: 0.5 })
  mark('error', { kind: 'caught', type: 'TypeError', message: 'no' })
  await settle()
  leavePage()
  expect(sent).toEqual([])
})
