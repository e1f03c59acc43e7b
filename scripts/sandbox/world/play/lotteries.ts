import type { Draw, LotteryArea } from '#features/lottery/schema.ts'
import { random, type Random } from '#scripts/scenery/random.ts'
import { asc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { games } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'

/** Area of the lottery menu in which the draws of a vendor stand. */
const AREA_OF: Record<string, LotteryArea> = {
  TCG_LOTTO_VN: 'VN',
  TCG_SEA: 'SEA',
  LOTT: 'TH',
  ELOTT: 'TH',
}

const MINUTE = 60
const DAY = 86_400
const WEEK = 7 * DAY

/** Midnight in Bangkok and Hanoi of a Saturday, from which draws are counted, in seconds. */
const FIRST = Date.UTC(2026, 0, 2, 17) / 1000

type Drawn = (stream: Random) => string[]

/** One number of so many digits. */
const digits =
  (count: number): Drawn =>
  (stream) => [Array.from({ length: count }, () => stream.whole(0, 9)).join('')]

const dice: Drawn = (stream) => Array.from({ length: 3 }, () => String(stream.whole(1, 6)))

/** So many of the numbers from 1, without one twice; in the order drawn, or the smallest first. */
const balls =
  (count: number, most: number, order: 'drawn' | 'sorted' = 'sorted'): Drawn =>
  (stream) => {
    const left = Array.from({ length: most }, (_, index) => index + 1)
    const drawn = Array.from({ length: count }, () => {
      return left.splice(stream.whole(0, left.length - 1), 1)[0] as number
    })
    const shown = order === 'sorted' ? drawn.toSorted((one, other) => one - other) : drawn
    return shown.map((number) => String(number).padStart(2, '0'))
  }

const at = (hours: number, minutes = 0) => hours * 3600 + minutes * MINUTE

type Schedule = [period: number, offset: number, drawn: Drawn]
const daily = (offset: number, drawn: Drawn): Schedule => [DAY, offset, drawn]
const every = (period: number, drawn: Drawn): Schedule => [period, 0, drawn]

/** When each vendor's lotteries draw, and what, in the order of `lottery-words.ts`. */
const SCHEDULES: Record<string, readonly Schedule[]> = {
  TCG_LOTTO_VN: [
    daily(at(18, 15), digits(5)),
    daily(at(17, 15), digits(5)),
    daily(at(16, 15), digits(6)),
    daily(at(17), digits(5)),
    daily(at(19), digits(5)),
    every(MINUTE, digits(5)),
    daily(at(17, 30), digits(6)),
    daily(at(17, 40), digits(6)),
    daily(at(16, 30), digits(6)),
    daily(at(16, 40), digits(6)),
    daily(at(16, 50), digits(6)),
    every(45, digits(5)),
  ],
  TCG_SEA: [
    daily(at(15), digits(6)),
    daily(at(20, 30), digits(4)),
    daily(at(18, 30), digits(4)),
    every(5 * MINUTE, digits(5)),
    every(15 * MINUTE, digits(5)),
    daily(at(9, 30), digits(3)),
    daily(at(16), digits(3)),
    every(10 * MINUTE, digits(4)),
    daily(at(21), digits(4)),
    daily(at(18), digits(4)),
    [WEEK, at(16), digits(6)],
    every(30 * MINUTE, digits(4)),
  ],
  LOTT: [
    daily(at(16), digits(3)),
    daily(at(17), digits(4)),
    [WEEK, at(18), balls(6, 45)],
    daily(at(10), digits(4)),
    daily(at(20), digits(4)),
    [WEEK, DAY + at(18), balls(6, 55)],
    every(20 * MINUTE, digits(5)),
    [4 * WEEK, at(15), digits(6)],
  ],
  ELOTT: [
    every(5 * MINUTE, balls(10, 10, 'drawn')),
    every(MINUTE, balls(10, 10, 'drawn')),
    every(3 * MINUTE, digits(5)),
    every(MINUTE, dice),
    every(3 * MINUTE, dice),
    every(10 * MINUTE, balls(8, 20, 'drawn')),
    every(5 * MINUTE, balls(10, 10, 'drawn')),
    every(10 * MINUTE, balls(5, 11, 'drawn')),
    every(5 * MINUTE, balls(20, 80)),
    every(30, digits(1)),
    every(2 * MINUTE, balls(3, 27, 'drawn')),
    every(MINUTE, balls(7, 49, 'drawn')),
  ],
}

export interface LotteryOnOffer {
  game: typeof games.$inferSelect
  area: LotteryArea
  schedule: Schedule
}

/** Lists the lotteries of all vendors, in the order of each vendor's schedules. */
export function listOffered(db: Db): LotteryOnOffer[] {
  const vendors = Object.keys(AREA_OF)
  const rows = rowsOf(db, games, { vendor: vendors, isGame: 'GAME' }).list({
    order: [asc(games.nodeId)],
  })
  const byVendor = Map.groupBy(rows, ({ vendor }) => vendor)
  return vendors.flatMap((vendor) =>
    (byVendor.get(vendor) ?? []).flatMap((game, index) => {
      const schedule = SCHEDULES[vendor]?.[index]
      return schedule ? [{ game, area: AREA_OF[vendor] as LotteryArea, schedule }] : []
    }),
  )
}

/** The number of the draw that is open for bets; the one before it is the last that was drawn. */
const openDraw = ([period, offset]: Schedule, now: Date) =>
  Math.floor((now.getTime() / 1000 - FIRST - offset) / period) + 1

const timeOf = ([period, offset]: Schedule, draw: number) => FIRST + offset + draw * period

/** The local day of a draw, and its number in that day if there are several. */
function issueOf(schedule: Schedule, draw: number): string {
  const [period] = schedule
  const time = timeOf(schedule, draw)
  const local = new Date((time + 7 * 3600) * 1000)
  const day = local.toISOString().slice(0, 10).replaceAll('-', '')
  if (period >= DAY) return day
  const ofDay = Math.floor(((time - FIRST) % DAY) / period) + 1
  return `${day}-${String(ofDay).padStart(4, '0')}`
}

/** The draw that is open for bets. */
export function describeOpenDraw({ schedule }: LotteryOnOffer, now: Date) {
  const draw = openDraw(schedule, now)
  return {
    period: schedule[0],
    nextDrawAt: new Date(timeOf(schedule, draw) * 1000).toISOString(),
    issue: issueOf(schedule, draw),
  }
}

/** The last draws, newest first; the same numbers for the same seed and issue, whenever asked. */
export function listDrawn(
  { game, schedule }: LotteryOnOffer,
  { seed, now, size }: { seed: number; now: Date; size: number },
): Draw[] {
  const last = openDraw(schedule, now) - 1
  return Array.from({ length: size }, (_, index) => {
    const draw = last - index
    const issue = issueOf(schedule, draw)
    return {
      gameCode: game.code,
      issue,
      drawnAt: new Date(timeOf(schedule, draw) * 1000).toISOString(),
      numbers: schedule[2](random(`draw ${seed} ${game.code} ${issue}`)),
    }
  })
}
