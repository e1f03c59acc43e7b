import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '#ui/StatusLabel.tsx'
import type { BetState, MovementKind, MovementType } from './schema.ts'

export const BET_STATE_WORDS: Record<
  BetState | 'UNKNOWN',
  { name: MessageDescriptor; tone: StatusTone; sentence: MessageDescriptor }
> = {
  OPEN: {
    name: msg({ message: 'Open', context: 'state of a bet' }),
    tone: 'pending',
    sentence: msg`The result isn’t known yet.`,
  },
  SETTLED: {
    name: msg({ message: 'Settled', context: 'state of a bet' }),
    tone: 'plain',
    sentence: msg`The result is final. If you won, the money is in your balance.`,
  },
  VOIDED: {
    name: msg({ message: 'Voided', context: 'state of a bet' }),
    tone: 'attention',
    sentence: msg`The bet didn’t count, and your stake was returned.`,
  },
  UNKNOWN: {
    name: msg({ message: 'In progress', context: 'state of a bet' }),
    tone: 'plain',
    sentence: msg`The game provider has given no more details about this bet.`,
  },
}

/** Explains why sums of bets differ from the totals of their columns (docs/product.md §10.6). */
export const BET_SUMS_NOTE = msg`The number of bets includes voided bets; the amounts don’t. Stakes include open bets. The win or loss on bets leaves out open bets, bonuses and rebates.`

export const MOVEMENT_NAMES: Record<MovementType | 'UNKNOWN', MessageDescriptor> = {
  OPENING: msg({
    message: 'Opening balance',
    comment: 'Movement of money: what the account began with',
  }),
  BET: msg({ message: 'Bet', context: 'movement of money' }),
  WIN: msg({ message: 'Win', context: 'movement of money' }),
  BET_RETURNED: msg({ message: 'Stake returned', comment: 'Movement of money: a bet was voided' }),
  WIN_VOIDED: msg`Win of a voided bet`,
  TO_VENDOR: msg`To a game provider`,
  FROM_VENDOR: msg`From a game provider`,
  DEPOSIT: msg({ message: 'Deposit', context: 'movement of money' }),
  DEPOSIT_FEE: msg({ message: 'Deposit fee', comment: 'Movement of money' }),
  BONUS: msg({ message: 'Bonus', context: 'movement of money' }),
  BONUS_FORFEITED: msg({
    message: 'Bonus forfeited',
    comment: 'Movement of money: a bonus was taken back',
  }),
  WITHDRAWAL: msg({ message: 'Withdrawal', context: 'movement of money' }),
  WITHDRAWAL_RETURNED: msg({
    message: 'Withdrawal returned',
    comment: 'Movement of money: a withdrawal was not paid',
  }),
  WITHDRAWAL_FEE: msg({ message: 'Withdrawal fee', comment: 'Movement of money' }),
  TRANSFER: msg({ message: 'Transfer', context: 'movement of money' }),
  REWARD: msg({ message: 'Reward', context: 'movement of money' }),
  REBATE: msg({ message: 'Rebate', context: 'movement of money' }),
  COMMISSION: msg({ message: 'Commission', context: 'movement of money' }),
  CONTRACT_PAY: msg({
    message: 'Salary or dividend',
    context: 'movement of money, to or from an agent',
  }),
  POINTS_CONVERTED: msg`Points converted to money`,
  REDEMPTION: msg`Paid at the points mall`,
  REDEMPTION_RETURNED: msg`Returned by the points mall`,
  UNKNOWN: msg({ message: 'Other transaction', context: 'movement of money' }),
}

export const KIND_NAMES: Record<MovementKind, MessageDescriptor> = {
  DEPOSIT: msg`Deposits`,
  WITHDRAWAL: msg`Withdrawals`,
  BET: msg`Bets and wins`,
  BONUS: msg`Bonuses`,
  TRANSFER: msg({ message: 'Transfers', comment: 'Filter: movements of money between members' }),
  INCOME: msg`Commission and contracts`,
  OTHER: msg({ message: 'Other', context: 'kind of transactions' }),
}
