import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { getBalance, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import {
  addFavorite,
  listFavoriteGames,
  listFavoriteIds,
  listGames,
  listRecentGames,
  listRooms,
  listVendors,
  removeFavorite,
} from '#features/games/api.ts'
import type { Game, Lane, Room } from '#features/games/schema.ts'
import { listWinners } from '#features/lobby/api.ts'
import {
  listDraws,
  listLatestDraws,
  listLotteries,
  listRecentLotteries,
} from '#features/lottery/api.ts'
import type { Draw, Lottery } from '#features/lottery/schema.ts'
import { launchGame } from '#features/play/api.ts'
import type { Launched } from '#features/play/schema.ts'
import { getWhitelabel } from '#core/system/api.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
const kite = makeBrand('kite', { features: { freePlay: false, lottery: false } })
let sandbox: TestSandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus, kite])
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.console('DELETE', '/sandbox/state')
  await sandbox.console('DELETE', '/sandbox/players')
  token = await sandbox.logIn(lotus, 'demomember')
})

// oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it
type Reply = any

function ask(
  { definition }: { definition: unknown },
  input: object = {},
  { by = token, brand = lotus as Brand } = {},
): Promise<Reply> {
  const options = { idempotencyKey: randomUUID() }
  return sandbox.transport(brand, { token: by, language: 'EN' })(
    definition as never,
    { language: 'EN', ...input },
    options,
  )
}

const launch = (input: object, who: { by?: string; brand?: Brand } = {}): Promise<Launched> =>
  ask(
    launchGame,
    {
      trial: false,
      device: 'mobile',
      backUrl: `http://${(who.brand ?? lotus).id}.localhost:${sandbox.port}/game-return.html`,
      ...input,
    },
    who,
  )

async function findGames(query: object): Promise<Game[]> {
  const page = { merchant: lotus.merchant, clientType: 3, platform: 'html5-desktop', pageNo: 1 }
  return (await ask(listGames, { ...page, pageSize: 200, ...query })).games
}
const findGame = async (query: object, has: (game: Game) => boolean = () => true) =>
  (await findGames(query)).find(has) as Game

const play = async ({ url }: Launched) => {
  const { hostname, pathname, searchParams } = new URL(url)
  return sandbox.ask({
    host: hostname,
    path: `${pathname}/session`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket: searchParams.get('ticket') }),
  })
}

describe('a launch', () => {
  test('opens the game once, on the preferred CDN, with no token in its address', async () => {
    const game = await findGame({ vassalage: 'CPL' })
    const launched = await launch({ nodeId: game.id })
    expect(launched).toMatchObject({ name: game.name, vendor: 'CPL', game: game.id })
    expect(launched.ownWindow).toBe(false)
    const { gameLaunchCdns } = await ask(getWhitelabel)
    expect(gameLaunchCdns).toHaveLength(2)
    expect(new URL(launched.url).origin).toBe(gameLaunchCdns[0])
    expect(launched.url).not.toContain(token)
    expect(await play(launched)).toMatchObject({
      status: 200,
      json: { currency: 'THB', balance: '25480.50', trial: false, game: { name: game.name } },
    })
    expect((await play(launched)).status).toBe(401)
  })

  test('takes the CDN that is asked for, and no other origin', async () => {
    const { gameLaunchCdns } = await ask(getWhitelabel)
    const launched = await launch({ vassalage: 'CPL', launchCdn: gameLaunchCdns[1] })
    expect(new URL(launched.url).origin).toBe(gameLaunchCdns[1])
    expect((await play(launched)).status).toBe(200)
    const launchCdn = 'https://evil.example'
    await expect(launch({ vassalage: 'CPL', launchCdn })).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    'https://evil.example/game-return.html',
    'javascript:alert(1)',
    'http://kite.localhost/',
  ])('does not lead back to %s', async (backUrl) => {
    await expect(launch({ vassalage: 'CPL', backUrl })).rejects.toMatchObject({ status: 400 })
  })

  test('opens a vendor’s own lobby where no game is named', async () => {
    const launched = await launch({ vassalage: 'BTI' })
    expect(launched).toMatchObject({ name: 'Bluetide Sports', vendor: 'BTI', game: undefined })
    expect((await play(launched)).status).toBe(200)
  })

  test('opens some vendors in a window, and grants some frames more', async () => {
    expect(await launch({ vassalage: 'FTL' })).toMatchObject({ ownWindow: true, needs: [] })
    expect(await launch({ vassalage: 'TCH' })).toMatchObject({ needs: ['referrer'] })
    const { lanes } = (await ask(listVendors, { platform: 'html5-desktop' })) as { lanes: Lane[] }
    const inWindows = lanes.flatMap(({ vendors }) => vendors).filter(({ ownWindow }) => ownWindow)
    expect(inWindows.map(({ code }) => code)).toContain('FTL')
  })

  test('opens a room of a card game', async () => {
    const { rooms } = (await ask(listRooms, { vassalage: 'KPT' })) as { rooms: Room[] }
    expect(rooms.length).toBeGreaterThan(10)
    const [room] = rooms as [Room]
    expect(await launch({ vassalage: 'KPT', roomId: room.id })).toMatchObject({ game: room.game })
    await expect(launch({ vassalage: 'KPT', roomId: 'none-1' })).rejects.toMatchObject({
      code: 'game_not_found',
    })
    expect((await ask(listRooms, { vassalage: 'NLN' })).rooms).toEqual([])
  })
})

describe('a launch is refused', () => {
  const refusal = (answer: Promise<unknown>) =>
    answer.then(
      () => 'opened',
      (error: { code: string }) => error.code,
    )

  test('for a game or vendor that does not exist', async () => {
    expect(await refusal(launch({ nodeId: '1' }))).toBe('game_not_found')
    expect(await refusal(launch({ vassalage: 'NOBODY' }))).toBe('game_not_found')
    expect(await refusal(launch({}))).toBe('game_not_found')
    const game = await findGame({ vassalage: 'CPL' })
    expect(await refusal(launch({ nodeId: game.id, vassalage: 'NLN' }))).toBe('game_not_found')
  })

  test('while its vendor is in maintenance, with the end', async () => {
    const endsAt = '2030-01-01T06:00:00.000Z'
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'maintenance', endsAt } } } })
    await expect(launch({ vassalage: 'CPL' })).rejects.toMatchObject({
      code: 'game_in_maintenance',
      data: { endsAt },
    })
    const { lanes } = (await ask(listVendors, { platform: 'html5-desktop' })) as { lanes: Lane[] }
    const vendor = lanes.flatMap(({ vendors }) => vendors).find(({ code }) => code === 'CPL')
    expect(vendor?.inMaintenance).toBe(true)
    const past = '2020-01-01T06:00:00.000Z'
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'maintenance', endsAt: past } } } })
    expect(await refusal(launch({ vassalage: 'CPL' }))).toBe('opened')
  })

  test('by the world’s own closed vendors', async () => {
    await expect(launch({ vassalage: 'HDR' })).rejects.toMatchObject({
      code: 'game_in_maintenance',
      data: { endsAt: expect.stringMatching(/:00:00\.000Z$/) },
    })
    expect(await refusal(launch({ vassalage: 'EVT' }))).toBe('game_restricted')
  })

  test('by a vendor that fails', async () => {
    await sandbox.setState({ rules: { vendors: { CPL: { state: 'failing' } } } })
    expect(await refusal(launch({ vassalage: 'CPL' }))).toBe('launch_failed')
  })

  test('as a trial where none is offered', async () => {
    const none = await findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => !trial && vendor !== 'HDR',
    )
    const offered = await findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => trial && vendor !== 'HDR',
    )
    expect(await refusal(launch({ nodeId: none.id, trial: true }))).toBe('trial_not_offered')
    expect(await refusal(launch({ vassalage: 'CPL', trial: true }))).toBe('trial_not_offered')
    expect(await refusal(launch({ nodeId: offered.id, trial: true }))).toBe('opened')
    const who = { by: await sandbox.logIn(kite, 'demomember'), brand: kite }
    expect(await refusal(launch({ nodeId: offered.id, trial: true }, who))).toBe(
      'trial_not_offered',
    )
  })

  test('to a trial that wants the real game', async () => {
    const by = await sandbox.logIn(lotus, 'demotrial')
    const game = await findGame(
      { gameType: 'RNG' },
      ({ trial, vendor }) => trial && vendor !== 'HDR',
    )
    expect(await refusal(launch({ nodeId: game.id }, { by }))).toBe('in_need_true_account')
    const launched = await launch({ nodeId: game.id, trial: true }, { by })
    expect((await play(launched)).json).toMatchObject({ trial: true, balance: '10000.00' })
  })

  test('for a lottery where the site has none', async () => {
    const who = { by: await sandbox.logIn(kite, 'demomember'), brand: kite }
    expect(await refusal(launch({ vassalage: 'LOTT' }, who))).toBe('game_restricted')
    expect((await ask(listLotteries, {}, who)).list).toEqual([])
  })
})

describe('a player’s own games', () => {
  const recent = async () =>
    ((await ask(listRecentGames, { page: 1, pageSize: 24, clientType: 3 })).list as Game[]).map(
      ({ id }) => id,
    )

  test('what was opened last is the first of the recent games, once', async () => {
    const [one, other] = (await findGames({ vassalage: 'CPL' })) as [Game, Game]
    expect(await recent()).toEqual([])
    for (const { id } of [one, other, one]) await launch({ nodeId: id })
    expect(await recent()).toEqual([one.id, other.id])
    expect((await findGames({ filter: 'RECENT' })).map(({ id }) => id)).toEqual([one.id, other.id])
    await expect(launch({ nodeId: '1' })).rejects.toThrow()
    expect(await recent()).toHaveLength(2)
  })

  test('favourites come and go, the last one first; another player has none of them', async () => {
    const [one, other] = (await findGames({ vassalage: 'CPL' })) as [Game, Game]
    const add = ({ id, vendor, type }: Game) =>
      ask(addFavorite, { nodeId: id, vendor, gameType: type })
    await add(one)
    await add(other)
    expect(await add(one)).toEqual({ nodeIds: [other.id, one.id] })
    const page = async (pageNum: number) =>
      ask(listFavoriteGames, { pageNum, pageSize: 1 }) as Promise<{ content: Game[] }>
    expect(await page(2)).toMatchObject({ content: [{ id: one.id }], totalPages: 2 })
    expect((await findGames({ filter: 'FAV' })).map(({ id }) => id)).toEqual([other.id, one.id])
    expect(await ask(removeFavorite, { nodeId: other.id })).toEqual({ nodeIds: [one.id] })
    expect(await ask(removeFavorite, { nodeId: other.id })).toEqual({ nodeIds: [one.id] })
    await expect(
      ask(addFavorite, { nodeId: '1', vendor: 'CPL', gameType: 'RNG' }),
    ).rejects.toMatchObject({ code: 'game_not_found' })
    const by = await sandbox.logIn(lotus, 'demoagent')
    expect(await ask(listFavoriteIds, { pageSize: 999 }, { by })).toEqual({ nodeIds: [] })
  })
})

describe('wallets', () => {
  const move = (direction: 'IN' | 'OUT', amount?: string) =>
    ask(transferWallet, { vassalage: 'CPL', direction, ...(amount && { amount }) })
  const balance = async () => (await ask(getBalance)).balance as string

  test('one wallet pays all games: nothing is moved', async () => {
    expect(await ask(getMerchantWallet)).toEqual({ isSingle: true })
    expect(await move('IN')).toEqual({ moved: '0.00', balance: '25480.50', vendorBalance: '0.00' })
  })

  test('wallets apart: money goes to the vendor and comes back', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    expect(await ask(getMerchantWallet)).toEqual({ isSingle: false })
    expect((await play(await launch({ vassalage: 'CPL' }))).json.balance).toBe('0.00')
    expect(await move('IN', '480.5')).toEqual({
      moved: '480.50',
      balance: '25000.00',
      vendorBalance: '480.50',
    })
    expect((await play(await launch({ vassalage: 'CPL' }))).json.balance).toBe('480.50')
    await expect(move('IN', '25000.01')).rejects.toMatchObject({ code: 'insufficient_balance' })
    expect(await move('IN')).toMatchObject({ moved: '25000.00', balance: '0.00' })
    expect(await balance()).toBe('0.00')
    expect(await move('OUT')).toMatchObject({ moved: '25480.50', vendorBalance: '0.00' })
    expect(await balance()).toBe('25480.50')
  })

  test('an intent moves money once', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    const send = sandbox.transport(lotus, { token })
    const input = { vassalage: 'CPL', direction: 'IN', amount: '100' }
    const options = { idempotencyKey: randomUUID() }
    const twice = [1, 2].map(() => send(transferWallet.definition as never, input, options))
    const [one, other] = await Promise.all(twice)
    expect(one).toEqual(other)
    expect(await balance()).toBe('25380.50')
  })

  test('a trial has one wallet, of play money', async () => {
    await sandbox.setState({ rules: { separateWallets: true } })
    token = await sandbox.logIn(lotus, 'demotrial')
    expect(await ask(getMerchantWallet)).toEqual({ isSingle: true })
    await expect(move('IN')).rejects.toMatchObject({ code: 'in_need_true_account' })
  })
})

test('a big win enters the winner board, masked', async () => {
  token = await sandbox.logIn(lotus, 'demovip')
  const board = async () =>
    (await ask(listWinners, { gameCategory: 'ALL', limitNum: 20 })).list as {
      player: string
      winAmount: string
    }[]
  const before = await board()
  expect(before).toHaveLength(20)
  const launched = await launch({
    vassalage: 'CPL',
    nodeId: (await findGame({ vassalage: 'CPL' })).id,
  })
  const { token: seat } = (await play(launched)).json
  const { hostname, pathname } = new URL(launched.url)
  const spin = async (round: number): Promise<number> => {
    const { json } = await sandbox.ask({
      host: hostname,
      path: `${pathname}/round`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${seat}` },
      body: JSON.stringify({
        roundId: `round-${round}`.padEnd(10, '0'),
        bets: [{ spot: 'spin', amount: '200' }],
      }),
    })
    return Number(json.win)
  }
  let win = 0
  for (let round = 1000; win - 200 < 500; round += 1) {
    expect(round).toBeLessThan(1500)
    win = await spin(round)
  }
  const after = await board()
  const own = after.find(({ player }) => player === 'dem***ip')
  expect(Number(own?.winAmount)).toBe(win)
  const amounts = after.map(({ winAmount }) => Number(winAmount))
  expect(amounts).toEqual(amounts.toSorted((one, next) => next - one))
  expect(after).toHaveLength(20)
})

describe('lotteries', () => {
  const list = async (lottoArea?: string) =>
    (await ask(listLotteries, { ...(lottoArea && { lottoArea }) })).list as Lottery[]
  const draws = async (gameCode: string, size = 10) =>
    (await ask(listDraws, { gameCode, size })).list as Draw[]

  test.each(['VN', 'SEA', 'TH'])('%s has several, each with a draw to come', async (area) => {
    const lotteries = await list(area)
    expect(lotteries.length).toBeGreaterThan(5)
    for (const lottery of lotteries) {
      expect(lottery.area).toBe(area)
      const wait = Date.parse(lottery.nextDrawAt) - Date.now()
      expect(wait).toBeGreaterThan(-2000)
      expect(wait).toBeLessThanOrEqual(lottery.period * 1000)
    }
    const latest = (await ask(listLatestDraws, { lottoArea: area })).list as Draw[]
    expect(latest.map(({ gameCode }) => gameCode)).toEqual(
      lotteries.map(({ gameCode }) => gameCode),
    )
  })

  test('by the gateway’s clock, the open draw is the newest one a period later', async () => {
    for (const before of [...(await list('VN')), ...(await list('TH'))].slice(3, 16)) {
      const ahead = Date.parse(before.nextDrawAt) - Date.now() + 500
      await sandbox.setState({ clockOffset: ahead })
      const [newest, last] = (await draws(before.gameCode)) as [Draw, Draw]
      expect(newest).toMatchObject({ issue: before.issue, drawnAt: before.nextDrawAt })
      expect(Date.parse(newest.drawnAt) - Date.parse(last.drawnAt)).toBe(before.period * 1000)
      const issues = (await draws(before.gameCode, 50)).map(({ issue }) => issue)
      expect(new Set(issues).size).toBe(50)
      await sandbox.setState({ clockOffset: 0 })
    }
  })

  test('numbers do not change once they are drawn', async () => {
    const lotteries = await list()
    const { gameCode } = lotteries.find(({ period }) => period > 3600) as Lottery
    expect(await draws(gameCode)).toEqual(await draws(gameCode))
    const numbers = (await draws(gameCode, 20)).map((draw) => draw.numbers.join())
    expect(new Set(numbers).size).toBeGreaterThan(15)
    await expect(draws('none')).rejects.toMatchObject({ code: 'game_not_found' })
  })

  test('one that was bet on is recent', async () => {
    expect((await ask(listRecentLotteries)).list).toEqual([])
    const { gameCode, area } = (await list('SEA'))[3] as Lottery
    const lottery = {
      lottoArea: area,
      launchMode: 'LOTT',
      prizeMode: 'SEA',
      gameCode,
      view: 'betting',
    }
    const launched = await launch({ vassalage: 'TCG_SEA', lottery })
    const { token: seat } = (await play(launched)).json
    const { hostname, pathname } = new URL(launched.url)
    const round = await sandbox.ask({
      host: hostname,
      path: `${pathname}/round`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${seat}` },
      body: JSON.stringify({ roundId: 'round-0001', bets: [{ spot: '7', amount: '10' }] }),
    })
    expect(round.status).toBe(200)
    expect((await ask(listRecentLotteries)).list).toMatchObject([{ gameCode }])
  })
})
