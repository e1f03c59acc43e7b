import habits from '../../content/history.json' with { type: 'json' }
import type { BetRow } from '../../db/play-tables.ts'
import type { Random } from '#scripts/scenery/random.ts'
import { validBetOf } from '../play/bet-book.ts'
import { DAY, HOUR, MINUTE } from '../days.ts'

/** A game that an invented player plays in the seeded history. */
export interface PlayedGame {
  nodeId: string
  vendor: string
  type: BetRow['gameType']
}

/** A movement of an invented player's money, in units; a history lists them oldest first. */
export type HistoryEvent = { at: number } & (
  | { kind: 'rebate'; amount: number }
  /** `index` is the position in the list of deposits; a bonus has the index of its deposit. */
  | { kind: 'deposit' | 'bonus'; index: number; amount: number }
  /** `index` is the position in the list of withdrawals. */
  | { kind: 'hold' | 'payout' | 'release' | 'bounce'; index: number; amount: number }
  /** Money moves into a vendor's wallet, or back from it. */
  | { kind: 'toVendor' | 'fromVendor'; amount: number; vendor: string }
  | { kind: 'bet'; bet: number; amount: number; game: PlayedGame }
  | { kind: 'win' | 'void'; bet: number; amount: number; game: PlayedGame }
)

export interface HistoryPlan {
  stream: Random
  /** Beginning and end of the history, in milliseconds since 1970. */
  from: number
  to: number
  /** Balance at the end of the history, in the currency’s smallest units. */
  target: number
  /** Converts an amount in baht to units. */
  units: (baht: number) => number
  games: readonly PlayedGame[]
  /** Whether each vendor keeps a wallet of its own. */
  separate: boolean
  /**
   * Calculates the weekly rebate on the valid bets of a category; left out if there are no rebates.
   */
  rebateOf?: ((gameType: BetRow['gameType'], validBet: number) => number) | undefined
  /** The share of evenings on which the player plays, and the number of rounds. */
  habit?: { evenings: number; rounds: readonly [least: number, most: number] }
}

const REGULAR: NonNullable<HistoryPlan['habit']> = { evenings: 0.75, rounds: [6, 18] }

/** A deposit of an invented player; a failed one moved no money. */
export interface InventedDeposit {
  at: number
  amount: number
  bonus: number
  state: 'succeeded' | 'failed'
}

/** A withdrawal of an invented player, with its result. */
export interface InventedWithdrawal {
  at: number
  amount: number
  outcome: 'paid' | 'rejected' | 'bounced'
  /** Time when the bank returned the money; null if it did not. */
  bouncedAt: number | null
}

export interface InventedBet {
  at: number
  game: PlayedGame
  stake: number
  win: number
  state: BetRow['state']
  closedAt: number | null
}

/**
 * The cashier decides within this time in milliseconds, so that a decision comes before the next
 * bets.
 */
export const DECIDED_AFTER = 3 * MINUTE
/**
 * The history has no withdrawals in these last two days, since they would count towards today's
 * limits.
 */
const LAST_WITHDRAWAL = 2 * DAY
/**
 * Amounts in baht, outcomes of withdrawals, and payments of bets as multiples of the stake: mostly
 * nothing, sometimes much. One of each list is picked by chance.
 */
const { deposits: DEPOSITS, stakes: STAKES, returns: RETURNS } = habits
const OUTCOMES = habits.outcomes as InventedWithdrawal['outcome'][]

/**
 * Invents months of deposits, bets and withdrawals that end with the player's present balance. The
 * balance is never negative.
 */
export function inventHistory(plan: HistoryPlan) {
  const { stream, from, to, target, units, games, separate, rebateOf, habit = REGULAR } = plan
  const events: HistoryEvent[] = []
  const bets: InventedBet[] = []
  const deposits: InventedDeposit[] = []
  const withdrawals: InventedWithdrawal[] = []
  const rebates: {
    at: number
    gameType: BetRow['gameType']
    validBet: number
    amount: number
  }[] = []
  /** Number of bets for which rebates were paid. */
  let rebated = 0
  let balance = 0
  /** Players with more money place larger bets. */
  const level = Math.max(1, Math.round(target / Math.max(1, units(20_000))))

  const spend = (wanted: number) => Math.min(wanted, balance)
  const pay = (event: HistoryEvent, change: number) => {
    balance += change
    events.push(event)
  }

  const deposit = (at: number, amount: number, bonus = 0): void => {
    const index = deposits.length
    deposits.push({ at, amount, bonus, state: 'succeeded' })
    pay({ kind: 'deposit', at, index, amount }, amount)
    if (bonus > 0) pay({ kind: 'bonus', at: at + MINUTE, index, amount: bonus }, bonus)
  }

  const withdraw = (
    at: number,
    amount: number,
    outcome: InventedWithdrawal['outcome'] = 'paid',
  ): void => {
    const index = withdrawals.length
    withdrawals.push({ at, amount, outcome, bouncedAt: null })
    pay({ kind: 'hold', at, index, amount }, -amount)
    const decidedAt = at + DECIDED_AFTER
    if (outcome === 'rejected') pay({ kind: 'release', at: decidedAt, index, amount }, amount)
    else pay({ kind: 'payout', at: decidedAt, index, amount }, 0)
  }

  /** The bank returns the payment of the previous day's withdrawal. */
  const bounceLast = (at: number): void => {
    const index = withdrawals.length - 1
    const last = withdrawals[index]
    if (last?.outcome !== 'bounced' || last.bouncedAt !== null) return
    last.bouncedAt = at
    pay({ kind: 'bounce', at, index, amount: last.amount }, last.amount)
  }

  const playOne = (at: number, game: PlayedGame, wallet: { left: number }): number => {
    const stake = Math.min(units(stream.pick(STAKES)) * level, wallet.left)
    if (stake <= 0) return at
    const bet = bets.length
    const closedAt = at + stream.whole(1, game.type === 'SPORTS' ? 25 : 2) * MINUTE
    const isVoid = stream.chance(0.015)
    const isOpen = game.type === 'SPORTS' && at > to - 2 * DAY
    const won = isVoid || isOpen ? 0 : Math.round(stake * stream.pick(RETURNS))
    const back = isVoid ? stake : won
    const state = isVoid ? 'rolledBack' : isOpen ? 'open' : 'settled'
    bets.push({ at, game, stake, win: won, state, closedAt: isOpen ? null : closedAt })
    events.push({ kind: 'bet', at, bet, amount: stake, game })
    wallet.left -= stake
    if (back > 0) {
      events.push({ kind: isVoid ? 'void' : 'win', at: closedAt, bet, amount: back, game })
      wallet.left += back
    }
    return closedAt
  }

  const playEvening = (start: number): void => {
    let at = start
    const game = stream.pick(games)
    const others = separate ? games.filter(({ vendor }) => vendor === game.vendor) : games
    const wallet = { left: separate ? spend(units(1000) * level) : balance }
    const brought = wallet.left
    if (brought <= 0) return
    if (separate) pay({ kind: 'toVendor', at, amount: brought, vendor: game.vendor }, -brought)
    for (
      let round = stream.whole(...habit.rounds);
      round > 0 && at < to - 40 * MINUTE;
      round -= 1
    ) {
      at = playOne(
        at + stream.whole(1, 4) * MINUTE,
        stream.chance(0.7) ? game : stream.pick(others),
        wallet,
      )
    }
    if (!separate) balance = wallet.left
    else if (wallet.left > 0) {
      const { left } = wallet
      pay({ kind: 'fromVendor', at: at + MINUTE, amount: left, vendor: game.vendor }, left)
    }
  }

  const claimRebates = (at: number): void => {
    const valid = new Map<BetRow['gameType'], number>()
    // All bets are settled by the next evening, except those on sports.
    const settled = bets.slice(rebated).filter(({ state }) => state === 'settled')
    for (const { game, stake, win, state } of settled) {
      const validBet = validBetOf({ state, amount: stake, win })
      valid.set(game.type, (valid.get(game.type) ?? 0) + validBet)
    }
    rebated = bets.length
    for (const [gameType, validBet] of valid) {
      const amount = rebateOf?.(gameType, validBet) ?? 0
      if (amount === 0) continue
      pay({ kind: 'rebate', at, amount }, amount)
      rebates.push({ at, gameType, validBet, amount })
    }
  }

  for (let day = from; day < to - DAY / 4; day += DAY) {
    const isClaimDay = rebateOf && Math.round((day - from) / DAY) % 7 === 3 && day < to - 9 * DAY
    if (isClaimDay) claimRebates(day - 5 * HOUR)
    const evening = day + stream.whole(0, 180) * MINUTE
    bounceLast(evening - MINUTE)
    // The balance grows towards its final value and stays below it: the last deposit adds the
    // difference.
    const aim = target * (0.1 + (0.7 * (day - from)) / (to - from))
    if (balance < Math.max(aim, units(500) * level)) {
      const amount = units(stream.pick(DEPOSITS)) * level
      const failed = { at: evening - 20 * MINUTE, amount, bonus: 0, state: 'failed' } as const
      if (stream.chance(0.12)) deposits.push(failed)
      const bonus = Math.min(Math.round(amount / 5), units(2000))
      deposit(evening, amount, amount >= units(500) && stream.chance(0.2) ? bonus : 0)
    } else if (balance > aim * 1.05 + units(1500) * level && day < to - LAST_WITHDRAWAL) {
      withdraw(evening, spend(units(2000) * level), stream.pick(OUTCOMES))
    }
    if (stream.chance(habit.evenings) || day > to - 3 * DAY) playEvening(evening + 5 * MINUTE)
  }
  const missing = target - balance
  if (missing > 0) deposit(to - MINUTE, missing)
  if (missing < 0) withdraw(to - DECIDED_AFTER, -missing)
  return { events, bets, deposits, withdrawals, rebates }
}
