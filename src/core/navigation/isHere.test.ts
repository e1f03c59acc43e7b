import { expect, it } from 'vitest'
import { isHere } from './isHere.ts'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  return { pathname, search, hash }
}

it.each([
  ['/promotions', '/promotions', true],
  ['/promotions', '/promotions#7', true],
  ['/promotions#7', '/promotions#7', true],
  ['/promotions#8', '/promotions#7', false],
  ['/promotions#8', '/promotions', false],
  ['/rng?gameType=BINGO', '/rng/', false],
  ['/rng?gameType=BINGO', '/rng/?page=2&gameType=BINGO', true],
  ['/rng', '/rng?gameType=BINGO', true],
  ['/rng', '/live', false],
])('isHere tells whether a link to %s is current at the address %s: %s', (to, address, current) => {
  expect(isHere(to, at(address))).toBe(current)
})

it('isHere for an exact link is false at a hash or category of its page', () => {
  expect(isHere('/promotions', at('/promotions#7'), true)).toBe(false)
  expect(isHere('/promotions', at('/promotions'), true)).toBe(true)
  expect(isHere('/', at('/?gameType=HOT'), true)).toBe(false)
  expect(isHere('/', at('/?search=dragon'), true)).toBe(true)
})
