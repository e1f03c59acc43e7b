import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listDraws,
  listLatestDraws,
  listLotteries,
  listRecentLotteries,
} from '#features/lottery/api.ts'
import type { Draw, Lottery } from '#features/lottery/schema.ts'
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

describe('lotteries', () => {
  const list = async (lottoArea?: string) =>
    (await player.ask(listLotteries, { ...(lottoArea && { lottoArea }) })).list as Lottery[]
  const draws = async (gameCode: string, size = 10) =>
    (await player.ask(listDraws, { gameCode, size })).list as Draw[]

  test.each(['VN', 'SEA', 'TH'])('%s has several, each with a draw to come', async (area) => {
    const lotteries = await list(area)
    expect(lotteries.length).toBeGreaterThan(5)
    for (const lottery of lotteries) {
      expect(lottery.area).toBe(area)
      const wait = Date.parse(lottery.nextDrawAt) - Date.now()
      expect(wait).toBeGreaterThan(-2000)
      expect(wait).toBeLessThanOrEqual(lottery.period * 1000)
    }
    const latest = (await player.ask(listLatestDraws, { lottoArea: area })).list as Draw[]
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
    expect((await player.ask(listRecentLotteries)).list).toEqual([])
    const { gameCode, area } = (await list('SEA'))[3] as Lottery
    const lottery = {
      lottoArea: area,
      launchMode: 'LOTT',
      prizeMode: 'SEA',
      gameCode,
      view: 'betting',
    }
    const launched = await player.launch({ vassalage: 'TCG_SEA', lottery })
    const bet = await player.sitDown(launched)
    const round = await bet('7', '10')
    expect(round.status).toBe(200)
    expect((await player.ask(listRecentLotteries)).list).toMatchObject([{ gameCode }])
  })
})
