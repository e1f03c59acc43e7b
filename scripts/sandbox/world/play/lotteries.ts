import type { Draw, LotteryArea } from '#features/lottery/schema.ts'
import { random, type Random } from '#scripts/scenery/random.ts'
import lotteries from '../../content/lotteries.json' with { type: 'json' }
import { asc } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { games } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { writeTime } from '../days.ts'

/** Area of the lottery menu for the draws of each vendor. */
const AREA_OF: Record<string, LotteryArea> = {
  TCG_LOTTO_VN: 'VN',
  TCG_SEA: 'SEA',
  LOTT: 'TH',
  ELOTT: 'TH',
}

const DAY = 86_400
const PERIODS = { day: DAY, week: 7 * DAY, fourWeeks: 28 * DAY }

/** Midnight of a Saturday in Bangkok and Hanoi, in seconds; draws are counted from this time. */
const FIRST = Date.UTC(2026, 0, 2, 17) / 1000

type Drawn = (stream: Random) => string[]

/** Draws one number with this many digits. */
const digits =
  (count: number): Drawn =>
  (stream) => [Array.from({ length: count }, () => stream.whole(0, 9)).join('')]

const dice: Drawn = (stream) => Array.from({ length: 3 }, () => String(stream.whole(1, 6)))

/** Draws this many different numbers from 1 up; in the order drawn, or sorted. */
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

const DRAWS = { digits, balls, dice: () => dice }

/** When and how a lottery draws, as the content file says it. */
interface Planned {
  /** Seconds between two draws, or a name for them. */
  every: number | keyof typeof PERIODS
  /** Days after the first one of a period, and the time of the day. */
  on?: number
  at?: string
  /** What is drawn, and its numbers. */
  drawn: [kind: keyof typeof DRAWS, ...numbers: never[]]
}

/** Seconds from one draw to the next, from the first moment to a draw, and what is drawn. */
type Schedule = [period: number, offset: number, drawn: Drawn]

function readSchedule({
  every,
  on = 0,
  at = '00:00',
  drawn: [kind, ...numbers],
}: Planned): Schedule {
  const [hours, minutes] = at.split(':').map(Number) as [number, number]
  const draw = DRAWS[kind] as (...numbers: never[]) => Drawn
  const period = typeof every === 'number' ? every : PERIODS[every]
  return [period, on * DAY + hours * 3600 + minutes * 60, draw(...numbers)]
}

/** When each vendor's lotteries draw, and what, in the order of its games. */
const SCHEDULES = new Map(
  Object.entries(lotteries as unknown as Record<string, Planned[]>).map(([vendor, planned]) => [
    vendor,
    planned.map(readSchedule),
  ]),
)

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
      const schedule = SCHEDULES.get(vendor)?.[index]
      return schedule ? [{ game, area: AREA_OF[vendor] as LotteryArea, schedule }] : []
    }),
  )
}

/** Number of the draw that is open for bets; the one before it was drawn last. */
const openDraw = ([period, offset]: Schedule, now: Date) =>
  Math.floor((now.getTime() / 1000 - FIRST - offset) / period) + 1

const timeOf = ([period, offset]: Schedule, draw: number) => FIRST + offset + draw * period

/** Names a draw by its local day, with its number in that day if there are several. */
function issueOf(schedule: Schedule, draw: number): string {
  const [period] = schedule
  const time = timeOf(schedule, draw)
  const local = new Date((time + 7 * 3600) * 1000)
  const day = local.toISOString().slice(0, 10).replaceAll('-', '')
  if (period >= DAY) return day
  const ofDay = Math.floor(((time - FIRST) % DAY) / period) + 1
  return `${day}-${String(ofDay).padStart(4, '0')}`
}

export function describeOpenDraw({ schedule }: LotteryOnOffer, now: Date) {
  const draw = openDraw(schedule, now)
  return {
    period: schedule[0],
    nextDrawAt: writeTime(timeOf(schedule, draw) * 1000),
    issue: issueOf(schedule, draw),
  }
}

/** Lists the last draws, newest first. The same seed and draw always give the same numbers. */
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
      drawnAt: writeTime(timeOf(schedule, draw) * 1000),
      numbers: schedule[2](random(`draw ${seed} ${game.code} ${issue}`)),
    }
  })
}
