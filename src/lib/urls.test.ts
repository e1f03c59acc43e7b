import { describe, expect, it } from 'vitest'
import { innerPath, matchesOrigin, outsideUrl } from './urls.ts'

describe('matchesOrigin', () => {
  const patterns = ['https://cdn.example.com', 'https://*.img.example.com']

  it.each([
    ['https://cdn.example.com', true],
    ['https://a.img.example.com', true],
    ['https://a.b.img.example.com', true],
    ['https://img.example.com', false],
    ['http://a.img.example.com', false],
    ['https://evilimg.example.com', false],
    ['https://a.img.example.com.evil.test', false],
    ['https://cdn.example.com:8443', false],
  ])('matchesOrigin for %s returns: %s', (origin, allowed) => {
    expect(matchesOrigin(origin, patterns)).toBe(allowed)
  })
})

describe('outsideUrl', () => {
  const base = 'https://play.example.com'
  const origins = [base, 'https://*.img.example.com']

  it('outsideUrl resolves an address in a browser without URL.parse', () => {
    const { parse } = URL
    Reflect.deleteProperty(URL, 'parse')
    try {
      expect(outsideUrl('/cdn/a.webp', base)?.pathname).toBe('/cdn/a.webp')
      expect(outsideUrl('http://[broken', base)).toBeNull()
    } finally {
      URL.parse = parse
    }
  })

  it('outsideUrl resolves a path against the base', () => {
    expect(outsideUrl('/cdn/a.webp', base, origins)?.href).toBe(
      'https://play.example.com/cdn/a.webp',
    )
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://play.example.com/x',
    'https://user:secret@a.img.example.com/',
    'https://evil.test/',
    '//evil.test/x',
    'https:\\\\evil.test',
    'http://[broken',
  ])('outsideUrl refuses %j', (address) => {
    expect(outsideUrl(address, base, origins)).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://a.test/x', 'ftp://a.test/'])(
    'outsideUrl refuses the scheme of %j even if any origin is allowed',
    (address) => {
      expect(outsideUrl(address, base)).toBeNull()
    },
  )
})

it.each([
  ['/member', '/member'],
  ['/rng?vassalage=NLN#top', '/rng?vassalage=NLN#top'],
  ['/a/../member', '/member'],
  ['member', null],
  ['', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
])('innerPath for %j returns %j', (address, expected) => {
  expect(innerPath(address)).toBe(expected)
})
