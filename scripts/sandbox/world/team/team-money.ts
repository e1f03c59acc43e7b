import type { AccountKind, TransferReason } from '../../db/ledger-kinds.ts'

/** Sums of a day, in units; bets count on the day of their settlement. */
export interface DaySum {
  deposits: number
  withdrawals: number
  stake: number
  validBet: number
  win: number
  bonuses: number
  rebates: number
}

/** Which sum an entry of the ledger changes, by its reason, account and sign. */
const MONEY: Partial<Record<TransferReason, [AccountKind, keyof DaySum, 1 | -1]>> = {
  deposit: ['main', 'deposits', 1],
  payout: ['hold', 'withdrawals', -1],
  payoutFee: ['hold', 'withdrawals', -1],
  payoutBounce: ['main', 'withdrawals', -1],
  payoutRepay: ['main', 'withdrawals', -1],
  payoutFeeReturn: ['main', 'withdrawals', -1],
  bonus: ['main', 'bonuses', 1],
  bonusForfeit: ['main', 'bonuses', 1],
  reward: ['main', 'bonuses', 1],
  pointsConverted: ['main', 'bonuses', 1],
  rebate: ['main', 'rebates', 1],
}

/** What an entry of the ledger adds to the sums of its day; undefined for none. */
export function readMoney(
  kind: string,
  { amount, reason }: { amount: number; reason: TransferReason },
): Partial<DaySum> | undefined {
  const rule = MONEY[reason]
  return rule && rule[0] === kind ? { [rule[1]]: rule[2] * amount } : undefined
}
