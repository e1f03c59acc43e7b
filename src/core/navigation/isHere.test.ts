import { expect, it } from 'vitest'
import { isHere } from './isHere.ts'

const at = (address: string) => {
  const { pathname, hash } = new URL(address, 'https://site.example')
  return { pathname, hash }
}

it.each([
  ['/promotions', '/promotions', true],
  ['/promotions', '/promotions#7', true],
  ['/promotions#7', '/promotions#7', true],
  ['/promotions#8', '/promotions#7', false],
  ['/promotions#8', '/promotions', false],
  ['/rng?gameType=BINGO', '/rng/', true],
  ['/rng', '/live', false],
])('isHere for a link to %s at the address %s is %s', (to, address, current) => {
  expect(isHere(to, at(address))).toBe(current)
})

it('isHere for an exact link is false at a place within its page', () => {
  expect(isHere('/promotions', at('/promotions#7'), true)).toBe(false)
  expect(isHere('/promotions', at('/promotions'), true)).toBe(true)
})
