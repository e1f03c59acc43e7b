import * as v from 'valibot'
import { expect, it } from 'vitest'
import { BrandSchema, OverlaidBrandSchema, OverlaySchema } from './schema.ts'

it.each(['https://[x', 'https://wa.me:abc', 'http://wa.me/', 'wa.me'])(
  'the brand schema refuses the address %s, which browsers do not open',
  (address) => {
    const { resources } = BrandSchema.entries
    expect(v.safeParse(resources, { whatsapp: address }).success).toBe(false)
    expect(v.safeParse(resources, { whatsapp: 'https://wa.me/1' }).success).toBe(true)
  },
)

it.each([[[]], [['play.example', 'play.example']]])(
  'the schema of a brand’s environment file refuses the domains %j',
  (domains) => {
    expect(v.safeParse(OverlaySchema, { domains }).success).toBe(false)
    expect(v.safeParse(OverlaySchema, { domains: ['play.example'] }).success).toBe(true)
  },
)

it('only a brand’s environment file may have a plain http origin on localhost', () => {
  const origins = { games: ['http://games.localhost:4100'] }
  expect(v.safeParse(BrandSchema.entries.origins, origins).success).toBe(false)
  expect(v.safeParse(OverlaySchema, { origins }).success).toBe(true)
  expect(v.safeParse(OverlaidBrandSchema.entries.origins, origins).success).toBe(true)
})

it('the field rules of the registration keep their order from the brand file', () => {
  const fields = { birthday: {}, username: {}, email: {} }
  const { registration } = BrandSchema.entries
  expect(Object.keys(v.parse(registration, { fields }).fields)).toEqual(Object.keys(fields))
  expect(v.safeParse(registration, { fields: { colour: {} } }).success).toBe(false)
})
