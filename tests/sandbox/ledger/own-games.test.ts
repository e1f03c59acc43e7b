import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFavorite, listFavoriteIds, removeFavorite } from '#parts/games/api.ts'
import { listFavoriteGames, listRecentGames } from '#parts/browser/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus)
})

describe('a player’s recent games and favourites:', () => {
  const recent = async () =>
    ((await player.ask(listRecentGames, { page: 1, pageSize: 24 })).games as Game[]).map(
      ({ id }) => id,
    )

  test('the last opened game is first among the recent games, and listed once', async () => {
    const [one, other] = (await player.findGames({ vassalage: 'CPL' })) as [Game, Game]
    expect(await recent()).toEqual([])
    for (const { id } of [one, other, one]) await player.launch({ nodeId: id })
    expect(await recent()).toEqual([one.id, other.id])
    expect((await player.findGames({ filter: 'RECENT' })).map(({ id }) => id)).toEqual([
      one.id,
      other.id,
    ])
    await expect(player.launch({ nodeId: '1' })).rejects.toThrow()
    expect(await recent()).toHaveLength(2)
  })

  test('favourites can be added and removed by their player, and are listed latest first', async () => {
    const [one, other] = (await player.findGames({ vassalage: 'CPL' })) as [Game, Game]
    const add = ({ id, vendor, type }: Game) =>
      player.ask(addFavorite, { nodeId: id, vendor, gameType: type })
    await add(one)
    await add(other)
    expect(await add(one)).toEqual({ nodeIds: [other.id, one.id] })
    const page = async (pageNum: number) =>
      player.ask(listFavoriteGames, { pageNum, pageSize: 1 }) as Promise<{ games: Game[] }>
    expect(await page(2)).toMatchObject({ games: [{ id: one.id }], totalPages: 2 })
    expect((await player.findGames({ filter: 'FAV' })).map(({ id }) => id)).toEqual([
      other.id,
      one.id,
    ])
    expect(await player.ask(removeFavorite, { nodeId: other.id })).toEqual({ nodeIds: [one.id] })
    expect(await player.ask(removeFavorite, { nodeId: other.id })).toEqual({ nodeIds: [one.id] })
    await expect(
      player.ask(addFavorite, { nodeId: '1', vendor: 'CPL', gameType: 'RNG' }),
    ).rejects.toMatchObject({ code: 'game_not_found' })
    const somebody = await enter(sandbox, lotus, 'demoagent')
    expect(await somebody.ask(listFavoriteIds, { pageSize: 999 })).toEqual({ nodeIds: [] })
  })
})
