import { describe, expect, it } from 'vitest'
import { categoriesAt } from './categories.ts'
import { categoryTarget, vendorPath } from './categoryTarget.ts'
import type { GameType, Lane } from './schema.ts'

function lane(type: GameType, vendors: number): Lane {
  return {
    type,
    classifies: [],
    vendors: Array.from({ length: vendors }, (_each, index) => ({
      code: `V${index}`,
      name: '',
      type,
      picture: '',
      mark: '',
      hot: false,
      closed: undefined,
      ownWindow: { desktop: false, mobile: false },
    })),
  }
}

describe('categoryTarget', () => {
  it.each(['PVP', 'FISH', 'RNG'] as const)(
    'pressing the category %s opens its page, even if it has only one vendor',
    (type) => {
      expect(categoryTarget(lane(type, 1)).kind).toBe('page')
    },
  )

  it.each(['LIVE', 'SPORTS', 'ESPORTS', 'ELOTT'] as const)(
    'pressing the category %s launches its only vendor at once',
    (type) => {
      expect(categoryTarget(lane(type, 1))).toMatchObject({
        kind: 'launch',
        vendor: { code: 'V0' },
      })
      expect(categoryTarget(lane(type, 2)).kind).toBe('page')
    },
  )
})

it.each([
  ['/rng', ['RNG', 'BINGO']],
  ['/live', ['LIVE', 'BG']],
  ['/sports', ['SPORTS', 'COCKFIGHT']],
  ['/pvp', ['PVP']],
  ['/help', []],
])('the page at %s shows the categories %j in this order', (path, types) => {
  expect(categoriesAt(path)).toEqual(types)
})

describe('vendorPath', () => {
  it('vendorPath keeps the query parameters of the category', () => {
    expect(vendorPath('RNG', 'A&B')).toBe('/rng?vassalage=A%26B')
    expect(vendorPath('COCKFIGHT', 'SV3')).toBe('/sports?gameType=COCKFIGHT&vassalage=SV3')
  })
})
