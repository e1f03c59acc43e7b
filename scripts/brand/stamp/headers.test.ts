import { describe, expect, test } from 'vitest'
import { headersFor, parseHeadersFile } from '#scripts/sandbox/http/site-headers.ts'
import { makeBrand } from '#support/sites.ts'
import { BOOT_SOURCES } from './boot-scripts.ts'
import { siteHeaders } from './headers.ts'
import { findHeaderFaults, writeHeadersFile } from './headers-file.ts'
import { writeCaddyFile, writeNginxFile } from './server-files.ts'

const CSP = 'Content-Security-Policy'

const brand = makeBrand('lotus')
const hosts = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `g-${String(at).padStart(2, '0')}.vendor-of-games.example`,
  )
const gamesBrand = (count: number) =>
  makeBrand('lotus', { origins: { games: hosts(count).map((host) => `https://${host}`) } })
const policiesOf = (text: string, path: string) => {
  const value = headersFor(parseHeadersFile(text), path).get(CSP)!
  return value
    .split(', ')
    .map((policy) => new Map(policy.split('; ').map((one) => [one.split(' ')[0]!, one])))
}

describe('the content policy', () => {
  test('the content security policy allows only the known boot scripts inline, and no style', () => {
    const directives = siteHeaders(brand, '').pagePolicy.split('; ')
    expect(directives).toContain(`script-src 'self' ${BOOT_SOURCES.join(' ')}`)
    expect(directives).toContain("style-src 'self'")
  })

  test('the content security policy allows connections to every address of a brand and its gateway', () => {
    const mirrors = { domains: ['a.example'], mirrorDomains: ['b.example'] }
    const policy = siteHeaders({ ...brand, ...mirrors }, 'https://api.example').pagePolicy
    expect(policy).toContain(
      "connect-src 'self' https://api.example wss://api.example https://a.example https://b.example;",
    )
    const origins = { ...brand.origins, games: ['http://games.localhost:4100'] }
    const local = siteHeaders({ ...brand, origins, ...mirrors, mirrorDomains: ['b.localhost'] }, '')
    expect(local.pagePolicy).toContain(
      "connect-src 'self' https://a.example http://b.localhost:4100;",
    )
    const alone = siteHeaders({ ...brand, ...mirrors, mirrorDomains: [] }, '').pagePolicy
    expect(alone).toContain("; connect-src 'self';")
  })

  test('the content security policy allows the origins of telemetry only to brands that have it', () => {
    const destinations = [
      { kind: 'json' as const, url: 'https://collect.example/events' },
      { kind: 'sentry' as const, dsn: `https://${'0af1'.repeat(8)}@sentry.example/7` },
      { kind: 'matomo' as const, url: 'https://stats.example:8443/matomo.php', site: 1 },
    ]
    const telemetry = { destinations, sample: 1, consent: 'ask' as const }
    const before = siteHeaders(brand, '')
    const after = siteHeaders({ ...brand, telemetry }, '')
    expect(before.pagePolicy).toContain("; connect-src 'self';")
    expect(after.pagePolicy).toBe(
      before.pagePolicy.replace(
        "connect-src 'self'",
        "connect-src 'self' https://collect.example https://sentry.example https://stats.example:8443",
      ),
    )
  })

  test('the content security policy does not depend on theme, artwork or texts', () => {
    const theme = { ...brand.theme, primary: '#00ff88', displayFace: 'anton' as const }
    const other = { ...brand, theme, name: 'Another', seo: {}, banner: 'other.svg' }
    expect(siteHeaders(other, '')).toEqual(siteHeaders(brand, ''))
  })
})

describe('the `_headers` file', () => {
  test('the `_headers` file splits a long content security policy into lines with equal effect', () => {
    const headers = siteHeaders(gamesBrand(45), '')
    expect(headers.pagePolicy.length).toBeGreaterThan(2000)
    const text = writeHeadersFile(headers)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)

    const whole = new Map(headers.pagePolicy.split('; ').map((one) => [one.split(' ')[0]!, one]))
    const [first, ...others] = policiesOf(text, '/')
    expect(others).toEqual([new Map([['frame-src', whole.get('frame-src')]])])
    for (const [name, directive] of whole) {
      if (name !== 'frame-src') expect(first!.get(name)).toBe(directive)
    }
    expect(policiesOf(text, '/game-return.html')[0]!.get('frame-ancestors')).toContain("'self'")
    const powers = headersFor(parseHeadersFile(text), '/').get('Permissions-Policy')
    expect(powers).toBe(headers.common.find(([name]) => name === 'Permissions-Policy')![1])
  })

  test('the `_headers` file is refused if one directive is too long for a line', () => {
    expect(findHeaderFaults(gamesBrand(45), '')).toEqual([])
    const [first, ...others] = findHeaderFaults(gamesBrand(60), '')
    expect(first).toMatchObject({ path: '$.origins.games' })
    expect([first!, ...others].map(({ message }) => message).join('\n')).toContain(CSP)
  })

  test('the fault of a long header names the brand file’s longest list', () => {
    const { origins } = makeBrand('lotus')
    const lists = {
      '$.origins.images': { origins: { ...origins, images: hosts(100) } },
      '$.origins.chat': { origins: { ...origins, chat: hosts(100) } },
      '$.domains': { domains: hosts(100) },
      '$.mirrorDomains': { mirrorDomains: hosts(100) },
    }
    for (const [path, list] of Object.entries(lists)) {
      const message = expect.stringMatching(/^has 100 entries, too many for the header Content-S/)
      expect(findHeaderFaults({ ...brand, ...list }, '')).toEqual([{ path, message }])
    }
  })

  test('the `_headers` file explains its placeholders for each hosting provider', () => {
    expect(writeHeadersFile(siteHeaders(brand, ''))).toMatch(/^# .*Cloudflare Pages/)
  })
})

test('browsers use https for subdomains, too, where the brand says so', () => {
  const hsts = (secureSubdomains: boolean) =>
    siteHeaders({ ...brand, secureSubdomains }, '').common.find(([name]) =>
      name.startsWith('Strict'),
    )
  expect(hsts(false)?.[1]).toBe('max-age=31536000')
  expect(hsts(true)?.[1]).toBe('max-age=31536000; includeSubDomains')
})

test('pages of other origins may read only the site files that mirror checks need', () => {
  const headers = siteHeaders(brand, '')
  const readable = (path: string) =>
    headersFor(parseHeadersFile(writeHeadersFile(headers)), path).get('Access-Control-Allow-Origin')
  expect(['/mirror.json', '/', '/index.html', '/assets/a.js'].map(readable)).toEqual([
    '*',
    null,
    null,
    null,
  ])
  expect(writeCaddyFile(headers).match(/Access-Control-Allow-Origin/g)).toHaveLength(1)
  expect(writeNginxFile(headers)).toMatch(
    /location = \/mirror\.json \{\n {2}add_header Access-Control-Allow-Origin "\*";/,
  )
})

test('an SVG picture is sent with a content security policy that blocks its scripts', () => {
  const headers = siteHeaders(brand, '')
  for (const path of ['/assets/mark.1.svg', '/mark.svg']) {
    const [policy, ...others] = policiesOf(writeHeadersFile(headers), path)
    expect(others).toEqual([])
    expect([...policy!.keys()]).toEqual(expect.arrayContaining(['default-src', 'sandbox']))
    expect(policy!.get('script-src')).toBeUndefined()
  }
  expect(policiesOf(writeHeadersFile(headers), '/assets/a.js')[0]!.has('sandbox')).toBe(false)
  expect(writeCaddyFile(headers)).toMatch(
    /path_regexp \\\.svg\$\n\t\}\n\theader @livery_drawing Content-Security-Policy ".+; sandbox"/,
  )
  const nginx = writeNginxFile(headers)
  expect(nginx.match(/location ~ \\\.svg\$ \{[^}]+; sandbox" always;/g)).toHaveLength(2)
})
