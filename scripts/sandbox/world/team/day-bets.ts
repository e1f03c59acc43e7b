import type { RateGroup, Rates } from '#features/agent/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { Db } from '../../db/open.ts'
import { statement } from '../../db/statement.ts'
import { ratesOn, ratesSince, startOf } from './day-rates.ts'

/*
 * What somebody's team bet on a day, by the direct downline through whom it came: who moves to another
 * upline leaves it with the one from before.
 */

/** Rows that are read at once. */
const PAGE = 2000

/** Which rate the bets of a category earn by. */
export const GROUP_OF: Record<GameType, RateGroup> = {
  RNG: 'slots',
  LIVE: 'live',
  BG: 'live',
  PVP: 'cards',
  FISH: 'fishing',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  ELOTT: 'lottery',
  LOTT: 'lottery',
  BINGO: 'lottery',
}

/** Valid bets of a day by kind of game, in units. */
export type BetsByGroup = Partial<Record<RateGroup, number>>

/** Somebody's day: the own bets, and those that came through each direct downline. */
export interface DayBets {
  rates: Rates
  own: BetsByGroup
  downlines: readonly { username: string; rates: Rates; bets: BetsByGroup }[]
}

interface Row {
  via: string
  gameType: GameType
  validBet: number
  rates: string | null
}

const rowsAfter = statement(`SELECT via, gameType, validBet,
    CASE WHEN via = '' THEN NULL ELSE ${ratesSince('via')} END AS rates
  FROM team_bet_days
  WHERE merchant = @merchant AND username = @username AND day = @day
    AND (via, gameType) > (@via, @gameType)
  ORDER BY via, gameType LIMIT ${PAGE}`)

function* listPages(
  db: Db,
  { merchant, username }: { merchant: string; username: string },
  day: string,
): Generator<Row[]> {
  const asked = { merchant, username, day, start: startOf(db, merchant, day) }
  for (let after = { via: '', gameType: '' }; ;) {
    const rows = rowsAfter(db).all({ ...asked, ...after }) as Row[]
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { via: last.via, gameType: last.gameType }
  }
}

class Sums {
  readonly #own: BetsByGroup = {}
  readonly #downlines = new Map<string, { username: string; rates: Rates; bets: BetsByGroup }>()

  add({ via, gameType, validBet, rates }: Row): void {
    let bets = this.#own
    if (rates !== null) {
      const known = this.#downlines.get(via)
      const downline = known ?? { username: via, rates: JSON.parse(rates) as Rates, bets: {} }
      if (!known) this.#downlines.set(via, downline)
      bets = downline.bets
    }
    const group = GROUP_OF[gameType]
    bets[group] = (bets[group] ?? 0) + validBet
  }

  with = (rates: Rates): DayBets => ({
    rates,
    own: this.#own,
    downlines: [...this.#downlines.values()],
  })
}

type Person = Parameters<typeof listPages>[1]

/** Undefined for who is in no team. */
export function readDayBets(db: Db, person: Person, day: string): DayBets | undefined {
  const rates = ratesOn(db, person, day)
  if (!rates) return undefined
  const sums = new Sums()
  for (const rows of listPages(db, person, day)) for (const row of rows) sums.add(row)
  return sums.with(rates)
}

/** The same for somebody with many downlines; `rest` lets other calls be answered in between. */
export async function collectDayBets(
  db: Db,
  person: Person,
  day: string,
  rest: () => Promise<void>,
): Promise<DayBets | undefined> {
  const rates = ratesOn(db, person, day)
  if (!rates) return undefined
  const sums = new Sums()
  for (const rows of listPages(db, person, day)) {
    for (const row of rows) sums.add(row)
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    await rest()
  }
  return sums.with(rates)
}
