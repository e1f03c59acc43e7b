import { expect, it } from 'vitest'
import { readReply } from '#core/contract/tolerant.ts'
import { GameDetailsSchema } from '#features/game-details/schema.ts'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { detailsOf } from './game-details.ts'

const GAMES = GAME_TYPES.flatMap((type) =>
  Array.from({ length: 100 }, (_each, index) => ({
    nodeId: `${type}-${index}`,
    type,
    isNew: index % 9 === 0,
  })),
)

it('two thirds of the sandbox’s games have valid details, equal at each request', () => {
  const told = GAMES.map((game) => detailsOf(game, 'KRW'))
  const share = told.filter((details) => Object.keys(details).length > 0).length / told.length
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.74)
  expect(GAMES.map((game) => detailsOf(game, 'KRW'))).toEqual(told)
  for (const details of told) {
    expect(readReply(GameDetailsSchema, details)).toMatchObject({
      read: { success: true },
      mismatches: [],
    })
  }
})
