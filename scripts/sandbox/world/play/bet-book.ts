import type { Db } from '../../db/open.ts'
import { addRow, rowsOf } from '../../db/rows.ts'
import { type BetRow, bets } from '../../db/play-tables.ts'
import { adder, cacheStatements } from '../../db/prepared-statements.ts'
import { betDays } from '../../db/record-tables.ts'
import { dayAt } from '../days.ts'
import { countTeamBet } from '../team/team-days.ts'

/**
 * Returns the part of a bet that counts towards conditions: the stake of a settled bet, unless it
 * was refunded in full.
 */
export const validBetOf = ({ state, amount, win }: Pick<BetRow, 'state' | 'amount' | 'win'>) =>
  state === 'settled' && win !== amount ? amount : 0

/** Returns a settled bet's win minus its stake; zero for all other bets. */
export const netOf = ({ state, win, amount }: Pick<BetRow, 'state' | 'win' | 'amount'>) =>
  state === 'settled' ? win - amount : 0

/**
 * Splits a round's payment among its bets, by their share of the stakes.
 *
 * @param stakes units, each above zero
 * @returns whole units whose sum is the round's payment
 */
export function splitWin(paid: number, stakes: readonly number[]): number[] {
  const total = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n)
  let reached = 0n
  let given = 0n
  return stakes.map((stake) => {
    reached += BigInt(stake)
    const due = (BigInt(paid) * reached) / total
    const share = due - given
    given = due
    return Number(share)
  })
}

export function openBet(db: Db, bet: BetRow): void {
  addRow(db, bets, bet)
  countBet(db, bet, 1)
}

export function closeBet(
  db: Db,
  bet: BetRow,
  end: Pick<BetRow, 'state' | 'win' | 'closedAt'>,
): void {
  rowsOf(db, bets, { vendor: bet.vendor, transactionId: bet.transactionId }).change(end)
  countBet(db, bet, -1)
  countBet(db, { ...bet, ...end }, 1)
  countTeamBet(db, bet, { ...bet, ...end })
}

/** Adds a bet to the sums of its day, or subtracts it. A rollback without a bet is not counted. */
function countBet(db: Db, bet: BetRow, times: 1 | -1): void {
  if (bet.trial || bet.amount === 0) return
  days(db).run(betDayOf(bet, dayAt(db, bet.merchant, bet.at), times))
}

/** What a bet adds to the sums of its day. */
export const betDayOf = (
  bet: Pick<BetRow, Named | 'amount' | 'win'>,
  day: string,
  times: 1 | -1 = 1,
) => ({
  merchant: bet.merchant,
  username: bet.username,
  day,
  vendor: bet.vendor,
  gameType: bet.gameType,
  state: bet.state,
  count: times,
  stake: times * bet.amount,
  validBet: times * validBetOf(bet),
  win: times * bet.win,
})

type Named = 'merchant' | 'username' | 'vendor' | 'gameType' | 'state'

const days = cacheStatements((db) => adder(db, betDays))
