import { expect, it } from 'vitest'
import { bindTransport } from '#core/contract/call.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { listGames } from '#parts/games/api.ts'
import { similarGamesQuery } from './queries.ts'

it('without a list from the gateway, similar games have the current game’s kind', async () => {
  const kinds: unknown[] = []
  bindTransport(({ path }, { gameType, gameClassify }) => {
    if (path !== listGames.definition.path) return Promise.resolve({ list: [] })
    kinds.push({ gameType, gameClassify })
    return Promise.resolve({ games: [], totalPages: 0, totalCount: 0 })
  })
  const client = createQueryClient()
  for (const classify of [undefined, 'FISHING', 'FISHING']) {
    const played = { id: '1', type: 'FISH' as const, classify }
    await client.fetchQuery(similarGamesQuery(played, 12, { language: 'EN', merchant: 'M' }))
  }
  expect(kinds).toEqual([
    { gameType: 'FISH', gameClassify: undefined },
    { gameType: 'FISH', gameClassify: 'FISHING' },
  ])
})
