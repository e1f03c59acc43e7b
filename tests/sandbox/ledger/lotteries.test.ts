import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listDraws,
  listLatestDraws,
  listLotteries,
  listRecentLotteries,
} from '#features/lottery/api.ts'
import type { Draw, Lottery, LotteryArea } from '#features/lottery/schema.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const AREAS = ['VN', 'SEA', 'TH'] as const

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

describe('the lotteries of the sandbox:', () => {
  const listAll = async () => (await player.ask(listLotteries)).list as Lottery[]
  const list = async (area: LotteryArea) =>
    (await listAll()).filter((lottery) => lottery.area === area)
  const draws = async (gameCode: string, size = 10) =>
    (await player.ask(listDraws, { gameCode, size })).list as Draw[]

  const launch = ({ vendor, type, area, gameCode }: Lottery) =>
    player.launch({
      vassalage: vendor,
      gameType: type,
      lottery: {
        lottoArea: area,
        launchMode: 'LOTT',
        prizeMode: 'ELOTT',
        gameCode,
        view: 'betting',
      },
    })

  test.each(AREAS)(
    'the lottery area %s has several lotteries, each with a future draw',
    async (area) => {
      const lotteries = await list(area)
      expect(lotteries.length).toBeGreaterThan(5)
      for (const lottery of lotteries) {
        const wait = Date.parse(lottery.nextDrawAt) - Date.now()
        expect(wait).toBeGreaterThan(-2000)
        expect(wait).toBeLessThanOrEqual(lottery.period * 1000)
      }
    },
  )

  test.each(AREAS)('every lottery of the area %s can be launched at its vendor', async (area) => {
    for (const lottery of await list(area)) {
      const launched = await launch(lottery)
      expect(launched).toMatchObject({ name: lottery.name, vendor: lottery.vendor })
      expect((await player.open(launched)).status).toBe(200)
    }
  })

  test('each lottery has a latest draw', async () => {
    const latest = (await player.ask(listLatestDraws)).list as Draw[]
    const lotteries = await listAll()
    expect(latest.map(({ gameCode }) => gameCode)).toEqual(
      lotteries.map(({ gameCode }) => gameCode),
    )
  })

  test('a lottery’s open draw becomes its latest draw after one period', async () => {
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

  test('the drawn numbers of a lottery do not change', async () => {
    const lotteries = await listAll()
    const { gameCode } = lotteries.find(({ period }) => period > 3600) as Lottery
    expect(await draws(gameCode)).toEqual(await draws(gameCode))
    const numbers = (await draws(gameCode, 20)).map((draw) => draw.numbers.join())
    expect(new Set(numbers).size).toBeGreaterThan(15)
    await expect(draws('none')).rejects.toMatchObject({ code: 'game_not_found' })
  })

  test('a lottery that a player bet on is among the recent lotteries', async () => {
    expect((await player.ask(listRecentLotteries)).list).toEqual([])
    const lottery = (await list('SEA'))[3] as Lottery
    const { gameCode } = lottery
    const bet = await player.sitDown(await launch(lottery))
    const round = await bet('7', '10')
    expect(round.status).toBe(200)
    expect((await player.ask(listRecentLotteries)).list).toMatchObject([{ gameCode }])
  })
})
