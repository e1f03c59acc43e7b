import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listVendors } from '#parts/games/api.ts'
import { listRooms } from '#parts/browser/api.ts'
import type { Lane } from '#parts/games/schema.ts'
import type { Room } from '#parts/browser/schema.ts'
import { listLotteries } from '#features/lottery/api.ts'
import { getPermission } from '#core/system/api.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
const kite = makeBrand('kite', { features: { freePlay: false, lottery: false } })
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  player = await enter(sandbox, lotus)
})

describe('a launch of a game', () => {
  test('a launch address opens its game once and contains no session token', async () => {
    const game = await player.findGame({ vassalage: 'CPL' })
    const launched = await player.launch({ nodeId: game.id })
    expect(launched).toMatchObject({ name: game.name, vendor: 'CPL', game: game.id })
    expect(launched.ownWindow).toBe(false)
    const { gameLaunchCdns } = (await player.ask(getPermission)).info.whitelabel
    expect(gameLaunchCdns).toHaveLength(2)
    expect(new URL(launched.url).origin).toBe(gameLaunchCdns[0])
    expect(launched.url).not.toContain(player.token)
    expect(await player.open(launched)).toMatchObject({
      status: 200,
      json: { currency: 'THB', balance: '25480.50', trial: false, game: { name: game.name } },
    })
    expect((await player.open(launched)).status).toBe(401)
  })

  test('launching a game uses the requested CDN and refuses other origins', async () => {
    const { gameLaunchCdns } = (await player.ask(getPermission)).info.whitelabel
    const launched = await player.launch({ vassalage: 'CPL', launchCdn: gameLaunchCdns[1] })
    expect(new URL(launched.url).origin).toBe(gameLaunchCdns[1])
    expect((await player.open(launched)).status).toBe(200)
    const launchCdn = 'https://evil.example'
    await expect(player.launch({ vassalage: 'CPL', launchCdn })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('launching a vendor without a game opens the vendor’s lobby', async () => {
    const launched = await player.launch({ vassalage: 'BTI' })
    expect(launched).toMatchObject({ name: 'Bluetide Sports', vendor: 'BTI', game: undefined })
    expect((await player.open(launched)).status).toBe(200)
  })

  test('launching some vendors’ games gives them a separate window or more permissions', async () => {
    expect(await player.launch({ vassalage: 'FTL' })).toMatchObject({ ownWindow: true, needs: [] })
    expect(await player.launch({ vassalage: 'TCH' })).toMatchObject({ needs: ['referrer'] })
    for (const device of ['desktop', 'mobile']) {
      const ownWindow = device === 'mobile'
      expect(await player.launch({ vassalage: 'PLR', device })).toMatchObject({ ownWindow })
    }
    const { lanes } = (await player.ask(listVendors)) as {
      lanes: Lane[]
    }
    const inWindows = lanes
      .flatMap(({ vendors }) => vendors)
      .filter(({ ownWindow }) => ownWindow.desktop)
    expect(inWindows.map(({ code }) => code)).toContain('FTL')
    expect(inWindows.map(({ code }) => code)).not.toContain('PLR')
  })

  test('launching a room of a card game opens that room', async () => {
    const { rooms } = (await player.ask(listRooms, { vassalage: 'KPT' })) as { rooms: Room[] }
    expect(rooms.length).toBeGreaterThan(10)
    const [room] = rooms as [Room]
    expect(await player.launch({ vassalage: 'KPT', roomId: room.id })).toMatchObject({
      game: room.game,
    })
    await expect(player.launch({ vassalage: 'KPT', roomId: 'none-1' })).rejects.toMatchObject({
      code: 'game_not_found',
    })
    expect((await player.ask(listRooms, { vassalage: 'NLN' })).rooms).toEqual([])
  })
})

describe('a launch of a game is refused', () => {
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => 'opened',
      (error: { code: string }) => error.code,
    )

  test('launching an unknown game or vendor is refused', async () => {
    expect(await refusal(player.launch({ nodeId: '1' }))).toBe('game_not_found')
    expect(await refusal(player.launch({ vassalage: 'NOBODY' }))).toBe('game_not_found')
    expect(await refusal(player.launch({}))).toBe('game_not_found')
    const game = await player.findGame({ vassalage: 'CPL' })
    expect(await refusal(player.launch({ nodeId: game.id, vassalage: 'NLN' }))).toBe(
      'game_not_found',
    )
  })

  test('launching a game is refused during its vendor’s maintenance, with the end time', async () => {
    const endsAt = '2030-01-01T06:00:00.000Z'
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'maintenance', endsAt } } } })
    await expect(player.launch({ vassalage: 'CPL' })).rejects.toMatchObject({
      code: 'game_in_maintenance',
      data: { endsAt },
    })
    const { lanes } = (await player.ask(listVendors)) as {
      lanes: Lane[]
    }
    const vendor = lanes.flatMap(({ vendors }) => vendors).find(({ code }) => code === 'CPL')
    expect(vendor?.closed).toEqual({ why: 'maintenance', endsAt })
    const game = await player.findGame({ vassalage: 'CPL' })
    expect(game.closed, 'a game in a list').toEqual({ why: 'maintenance', endsAt })
    const past = '2020-01-01T06:00:00.000Z'
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'maintenance', endsAt: past } } } })
    expect(await refusal(player.launch({ vassalage: 'CPL' }))).toBe('opened')
  })

  test('launching a game is refused if its vendor was never open', async () => {
    await expect(player.launch({ vassalage: 'HDR' })).rejects.toMatchObject({
      code: 'game_in_maintenance',
      data: { endsAt: expect.stringMatching(/:00:00\.000Z$/) },
    })
    expect(await refusal(player.launch({ vassalage: 'EVT' }))).toBe('game_restricted')
  })

  test('launching a game is refused if its vendor fails', async () => {
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'failing' } } } })
    expect(await refusal(player.launch({ vassalage: 'CPL' }))).toBe('launch_failed')
  })

  test('launching a trial is refused if the site offers no trials', async () => {
    const none = await player.findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => !trial && vendor !== 'HDR',
    )
    const offered = await player.findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => trial && vendor !== 'HDR',
    )
    expect(await refusal(player.launch({ nodeId: none.id, trial: true }))).toBe('trial_not_offered')
    expect(await refusal(player.launch({ vassalage: 'CPL', trial: true }))).toBe(
      'trial_not_offered',
    )
    expect(await refusal(player.launch({ nodeId: offered.id, trial: true }))).toBe('opened')
    const elsewhere = await enter(sandbox, kite)
    expect(await refusal(elsewhere.launch({ nodeId: offered.id, trial: true }))).toBe(
      'trial_not_offered',
    )
  })

  test('launching a real-money game is refused for a trial account', async () => {
    const visitor = await enter(sandbox, lotus, 'demotrial')
    const game = await player.findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => trial && vendor !== 'HDR',
    )
    expect(await refusal(visitor.launch({ nodeId: game.id }))).toBe('in_need_true_account')
    const launched = await visitor.launch({ nodeId: game.id, trial: true })
    expect((await player.open(launched)).json).toMatchObject({ trial: true, balance: '10000.00' })
  })

  test('launching a lottery is refused if the site has none', async () => {
    const elsewhere = await enter(sandbox, kite)
    expect(await refusal(elsewhere.launch({ vassalage: 'LOTT' }))).toBe('game_restricted')
    expect((await elsewhere.ask(listLotteries)).list).toEqual([])
  })
})
