import { describe, expect, test } from 'vitest'
import { EVENTS, readDetail, readRoute, type EventName } from './telemetry.ts'

const ORIGIN = 'https://play.example'

/** What must never leave a page, as it might stand in a text or in a field of its own. */
const PRIVATE = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkZW1vIn0.c2lnbmF0dXJl',
  '8f14e45fceea167a5a36dedd4bea2543',
  'demo_member7',
  'demo.member@mail.example',
  '+66 81 234 5678',
  '0812345678',
  '฿1,250.00',
  '๑๒๕๐',
  '1250.5',
  'https://play.example/member?token=secret&next=/x',
  '/r/FRIENDCODE?next=secret',
  'token=secret',
]

const events = Object.keys(EVENTS) as EventName[]
const fieldsOf = (name: EventName) => Object.keys(EVENTS[name])

/** Cuts a private value into the words of which none may arrive. */
const wordsOf = (value: string) => value.split(/[\s:/?&=]+/).filter((word) => word.length > 2)

describe('the table of events', () => {
  test.each(events)('no field of the event %s takes a private value', (name) => {
    for (const value of PRIVATE) {
      for (const form of [value, Number(value)]) {
        const detail = Object.fromEntries(fieldsOf(name).map((field) => [field, form]))
        const sent = JSON.stringify(
          Object.values(readDetail(name, { ...detail, value: '' }, ORIGIN)),
        )
        const left = wordsOf(value).filter((word) => !/^(?:https|play\.example)$/.test(word))
        for (const word of left) expect(sent).not.toContain(word)
      }
    }
  })

  test.each(events)('the event %s loses every field that the table does not name', (name) => {
    const detail = { token: 'a', username: 'b', amount: 1, body: {}, email: 'c', url: '/d?e=f' }
    expect(readDetail(name, detail, ORIGIN)).toEqual({})
  })

  test('the text of an error keeps its words and loses what it quotes', () => {
    const read = (message: string, type = 'TypeError') =>
      readDetail('error', { kind: 'uncaught', type, message }, ORIGIN)['message']
    expect(read("Cannot read properties of undefined (reading 'amount')")).toBe(
      "Cannot read properties of undefined (reading 'amount')",
    )
    expect(read('Unexpected token d, "demomember" is not valid JSON', 'SyntaxError')).toBe(
      'Unexpected token d, "…" is not valid JSON',
    )
    expect(read('Minified React error #418; visit https://react.dev/errors/418', 'Error')).toBe(
      'Minified React error #418; visit …',
    )
    for (const value of PRIVATE) {
      const sent = String(read(`Failed for ${value} at last`))
      for (const word of wordsOf(value)) expect(sent).not.toContain(word)
      expect(sent).toMatch(/^Failed for … .*at last$/)
    }
  })

  test('the text of a gateway’s refusal never leaves the page', () => {
    const detail = { kind: 'caught', type: 'GatewayError', message: 'demomember has no money' }
    expect(readDetail('error', detail, ORIGIN)).toEqual({ kind: 'caught', type: 'GatewayError' })
  })

  test('a stack keeps the frames of the site’s own files, without their queries', () => {
    const stack = `TypeError: demomember
    at pay (https://play.example/assets/main-abc123.js?t=secret:1:20)
    at async https://play.example/assets/other-abc123.js:3:4
    at hook (chrome-extension://abcdef/content.js:1:1)
    at https://other.example/x.js:1:1
go@https://play.example/assets/firefox.js:5:6`
    expect(readDetail('error', { stack }, ORIGIN)['stack']).toBe(
      'pay /assets/main-abc123.js:1:20\n? /assets/other-abc123.js:3:4\ngo /assets/firefox.js:5:6',
    )
  })

  test('only the pattern of a route names a page', () => {
    for (const route of ['/', '/member', '/member#depositv2', '/r/*', '/not-found']) {
      expect(readRoute(route)).toBe(route)
    }
    for (const address of [...PRIVATE, '/r/FRIEND99?x=1', '/member?token=1', '/member#a/b']) {
      expect(readRoute(address)).toBeUndefined()
    }
  })

  test('a violation of the policy tells the blocked origin and not the address', () => {
    const read = (blocked: string) =>
      readDetail('violation', { directive: 'img-src', blocked }, ORIGIN)
    expect(read('https://cdn.example/demo/7?token=secret')['blocked']).toBe('https://cdn.example')
    expect(read('inline')['blocked']).toBe('inline')
  })
})
