import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBrand } from '#support/sites.ts'
import { FaultError } from '../fault.ts'
import { applyOverlay } from './overlay.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-overlay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const brand = makeBrand('lotus', {
  origins: { games: ['https://games.example', 'https://old.example'] },
})

function overlay(content: object, variables: NodeJS.ProcessEnv = {}) {
  writeFileSync(join(folder, 'staging.json'), JSON.stringify(content))
  return applyOverlay(brand, folder, 'brands/lotus', 'staging', variables).brand
}

function faultsOf(content: object, variables: NodeJS.ProcessEnv = {}): string {
  try {
    overlay(content, variables)
    return ''
  } catch (error) {
    if (!(error instanceof FaultError)) throw error
    return error.message
  }
}

test('an environment has its own merchant, keys, features, verification and service', () => {
  const thumbprint = 'a'.repeat(43)
  const service = { type: 'link', url: 'https://help.example/staging' }
  const staged = overlay(
    {
      merchant: '${LIVERY_MERCHANT}',
      gatewayKeyThumbprint: thumbprint,
      features: { vip: false },
      verification: { human: { provider: 'turnstile', siteKey: '1x00000000000000000000AA' } },
      customerService: service,
    },
    { LIVERY_MERCHANT: 'lotus_test' },
  )
  expect(staged.merchant).toBe('lotus_test')
  expect(staged.gatewayKeyThumbprint).toBe(thumbprint)
  expect(staged.features).toEqual({ ...brand.features, vip: false })
  expect(staged.verification.human).toMatchObject({ provider: 'turnstile' })
  expect(staged.verification.phone).toEqual({ provider: 'gateway' })
  expect(staged.customerService).toEqual(service)
  expect(staged.name).toBe(brand.name)
})

test('an environment adds origins, and takes away those that it names', () => {
  const { origins } = overlay({
    origins: { games: ['https://games.staging.example'], chat: ['https://chat.staging.example'] },
    withoutOrigins: { games: ['https://old.example'] },
  })
  expect(origins.games).toEqual(['https://games.example', 'https://games.staging.example'])
  expect(origins.chat).toContain('https://chat.staging.example')
})

test.each([
  [{ withoutOrigins: { games: ['https://odl.example'] } }, '$.withoutOrigins.games[0]: is'],
  [{ features: { vpi: false } }, 'vpi'],
  [{ theme: {} }, 'theme'],
  [{ merchant: 'a merchant' }, '$.merchant: is the text "a merchant", must be'],
])('an environment file with %j is refused', (content, told) => {
  expect(faultsOf(content)).toContain('brands/lotus/staging.json: ')
  expect(faultsOf(content)).toContain(told)
})

const SECRETS = {
  'a private key': '-----BEGIN RSA PRIVATE KEY-----\nMIIE',
  'a token (JWT)': `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${'s'.repeat(43)}`,
  'a key of AWS': `AKIA${'Q'.repeat(16)}`,
  'a secret key of Stripe': `sk_live_${'4'.repeat(24)}`,
  'a token of GitHub': `ghp_${'g'.repeat(36)}`,
  'a token of GitLab': `glpat-${'l'.repeat(20)}`,
  'a token of Slack': `xoxb-${'1'.repeat(12)}`,
  'a secret key of Turnstile': `1x${'0'.repeat(31)}AA`,
  'a user with a password': 'https://admin:hunter2@help.example/',
}

test.each(Object.entries(SECRETS))('%s is refused without being shown', (name, secret) => {
  const turnstile = (siteKey: string) => ({
    verification: { human: { provider: 'turnstile', siteKey } },
  })
  const told = faultsOf(turnstile(secret))
  expect(told).toContain(`$.verification.human.siteKey: holds ${name}, but the site is public`)
  expect(told).not.toContain(secret)
  const named = faultsOf(turnstile('${LIVERY_KEY}'), { LIVERY_KEY: secret })
  expect(named).toContain(`"\${LIVERY_KEY}" with its variables replaced, holds ${name}`)
  expect(named).not.toContain(secret)
})
