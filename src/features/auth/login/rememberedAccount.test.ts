import { expect, it } from 'vitest'
import { writeCookie } from './rememberedAccount.ts'

it('the remembered account is a cookie of this host alone where https is used', () => {
  expect(writeCookie('somchai', 'https:')).toBe(
    '__Host-remembered-account=somchai; Max-Age=86400; Path=/; SameSite=Strict; Secure',
  )
})

it('an empty name removes the remembered account', () => {
  expect(writeCookie('', 'http:')).toBe('remembered-account=; Max-Age=0; Path=/; SameSite=Strict')
})
