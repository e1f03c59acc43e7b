import { timeZoneOf } from '#core/brand/timeZone.ts'
import { dayOf, listDays } from '#lib/periods.ts'
import { random } from '#scripts/scenery/random.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { bets as betTable } from '../../db/play-tables.ts'
import { adder, inserter } from '../../db/prepared-statements.ts'
import { betDays } from '../../db/record-tables.ts'
import { playerDays } from '../../db/team-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { boundsOfDay, DAY, dayTeller, HOUR } from '../days.ts'
import { selectOpenGames } from '../history/history-games.ts'
import { openPastLedger } from '../history/past-ledger.ts'
import { historyOf, mainWalletOf, pairOf } from '../money/ledger.ts'
import { scaleUnits } from '../money/money.ts'
import { validBetOf } from '../play/bet-book.ts'
import { NO_DAY } from '../team/team-days.ts'
import { type FixturePerson, JOIN_DAYS } from './fixture-tree.ts'

/** Id of the game session of the fixture's bets. */
export const FIXTURE_SEAT = 'crowd'
/** Number of last days on which the team has bet. */
const BET_DAYS = 90
/** Milliseconds from a bet to its end. */
const BET_TIME = 10_000
const STAKES = [10, 20, 20, 50, 50, 100, 200]
const RETURNS = [0, 0, 0, 0, 0, 0.5, 1, 1.9, 1.95, 2, 5]
/** Bets that one person makes in one evening. */
const EVENING = 12
/** Most movements of money in one evening, plus one in reserve. */
const MOST_MOVES = 5

/** Writes so many bets of a tree's people over months, with their movements of money and sums. */
export function writeFixturePlay(
  db: Db,
  { code: merchant, brand }: Merchant,
  tree: readonly FixturePerson[],
  { bets, now }: { bets: number; now: number },
): void {
  const stream = random(`crowd of ${merchant}`)
  const zone = timeZoneOf(brand)
  const tellDay = dayTeller(zone)
  const units = (baht: number) => scaleUnits(baht, brand.currency)
  const stakes = STAKES.map(units)
  const unit = units(100)
  const played = selectOpenGames(db)
  const ledger = openPastLedger(db, merchant, MOST_MOVES * (Math.ceil(bets / EVENING) + BET_DAYS))
  const house = historyOf(merchant, 'crowd')
  const addBet = inserter(db, betTable)
  const addBetDay = adder(db, betDays)
  const addPlayerDay = adder(db, playerDays)
  const joins = Map.groupBy(tree, ({ joinedAt }) => tellDay(joinedAt))
  const here: FixturePerson[] = []
  let written = 0
  let moved = 0
  let left = bets
  const days = listDays({
    from: dayOf(now - (JOIN_DAYS + 1) * DAY, zone),
    to: dayOf(now - HOUR, zone),
  })
  for (const [number, day] of days.entries()) {
    here.push(...(joins.get(day) ?? []))
    const toGo = days.length - number
    if (toGo > BET_DAYS || here.length === 0) continue
    const { start } = boundsOfDay(day, zone)
    const quota = toGo === 1 ? left : Math.round(left / toGo)
    left -= quota
    playDay(start, Math.min(start + 22 * HOUR, now - HOUR / 2), quota)
  }
  ledger.keepBalances()

  function playDay(start: number, end: number, quota: number): void {
    const first = start + Math.min(6 * HOUR, (end - start) / 2)
    for (let rest = quota; rest > 0; rest -= EVENING) {
      // The third power makes some people play often, and most hardly ever.
      const person = here[Math.floor(stream.next() ** 3 * here.length)]!
      playEvening(person, Math.floor(stream.between(first, end)), Math.min(rest, EVENING))
    }
  }

  function playEvening({ username, path }: FixturePerson, start: number, count: number): void {
    const { nodeId, vendor, type: gameType } = stream.pick(played)
    const person = { merchant, username }
    const state = 'settled' as const
    const sums = { stake: 0, validBet: 0, win: 0 }
    let validBets = 0
    for (let round = 0; round < count; round += 1) {
      const amount = stream.pick(stakes)
      const win = Math.round(amount * stream.pick(RETURNS))
      const validBet = validBetOf({ state, amount, win })
      const at = start + round * 20_000
      written += 1
      const id = `C${String(written).padStart(8, '0')}`
      addBet.run({
        ...person,
        path,
        vendor,
        transactionId: `${merchant}-${id}`,
        seatId: FIXTURE_SEAT,
        nodeId,
        roundId: `R${id}`,
        amount,
        trial: false,
        state,
        at,
        gameType,
        win,
        closedAt: at + BET_TIME,
      })
      sums.stake += amount
      sums.validBet += validBet
      sums.win += win
      validBets += Number(validBet > 0)
    }
    const day = tellDay(start)
    addBetDay.run({ ...person, day, vendor, gameType, state, count, ...sums })
    addPlayerDay.run({ ...NO_DAY, ...person, path, day, gameType, ...sums, validBets })
    const moves = moveMoney(username, start, sums)
    if (moves.deposits + moves.withdrawals === 0) return
    addPlayerDay.run({ ...NO_DAY, ...person, path, day, gameType: '', ...moves, validBets: 0 })
  }

  /**
   * Writes an evening's movements: missing money is deposited before, the bets are one sum, and
   * most of a large win is withdrawn.
   */
  function moveMoney(username: string, at: number, { stake, win }: { stake: number; win: number }) {
    const wallet = mainWalletOf(merchant, username)
    const move = (reason: TransferReason, time: number, amount: number) => {
      if (amount === 0) return
      moved += 1
      const entries = pairOf(wallet, house, -amount)
      ledger.move({ reason, reference: `crowd-${moved}`, at: time, entries })
    }
    const before = ledger.balanceOf(wallet)
    const deposits = before < stake ? Math.ceil((stake - before) / unit) * unit : 0
    const after = before + deposits - stake + win
    const withdrawals = after > 40 * unit ? after - 10 * unit : 0
    move('deposit', at - 60_000, deposits)
    move('bet', at, -stake)
    move('settle', at + 600_000, win)
    move('hold', at + 660_000, -withdrawals)
    return { deposits, withdrawals }
  }
}
