import type { TransferReason } from '../../db/ledger-kinds.ts'
import { type BetRow, validBetOf } from '../play/bet-book.ts'

/** Sums by day as they are kept beside the rows (`db/record-tables.ts`). */
export class DaySums {
  readonly entries = new Map<
    string,
    { day: string; reason: TransferReason; count: number; received: number; paid: number }
  >()
  readonly bets = new Map<
    string,
    Pick<BetRow, 'vendor' | 'gameType' | 'state'> &
      Record<'count' | 'stake' | 'validBet' | 'win', number> & { day: string }
  >()
  readonly #dayOf: (at: number) => string

  constructor(toDay: (at: number) => string) {
    this.#dayOf = toDay
  }

  addEntry(at: number, reason: TransferReason, amount: number): void {
    const day = this.#dayOf(at)
    const key = `${day} ${reason}`
    const row = this.entries.get(key) ?? { day, reason, count: 0, received: 0, paid: 0 }
    row.count += 1
    row.received += Math.max(amount, 0)
    row.paid += Math.max(-amount, 0)
    this.entries.set(key, row)
  }

  addBet(bet: BetRow): void {
    const { vendor, gameType, state, amount, win } = bet
    const day = this.#dayOf(bet.at)
    const key = `${day} ${vendor} ${gameType} ${state}`
    const none = { day, vendor, gameType, state, count: 0, stake: 0, validBet: 0, win: 0 }
    const row = this.bets.get(key) ?? none
    row.count += 1
    row.stake += amount
    row.validBet += validBetOf(bet)
    row.win += win
    this.bets.set(key, row)
  }
}
