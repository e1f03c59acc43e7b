/**
 * Accounts of players, whose balance is never negative: the main wallet, one for each vendor that
 * keeps its own, play money, and what a withdrawal holds until it is resolved.
 */
export const PLAYER_KINDS = ['main', 'vendorWallet', 'play', 'hold'] as const
/**
 * Counterparts: the operator's own money, its bank accounts (one for each method of payment), money
 * that came in and is not yet explained, fees, what bonuses cost, a vendor's takings, and the bank of
 * play money.
 */
export const HOUSE_KINDS = [
  'house',
  'bank',
  'suspense',
  'fees',
  'bonusCost',
  'vendor',
  'playHouse',
] as const
export type AccountKind = (typeof PLAYER_KINDS)[number] | (typeof HOUSE_KINDS)[number]

/** Why money moved. With its reference, a reason names one transfer of a merchant. */
export type TransferReason =
  | 'opening'
  | 'bet'
  | 'settle'
  | 'rollback'
  | 'walletIn'
  | 'walletOut'
  | 'deposit'
  | 'depositFee'
  | 'depositSuspense'
  | 'depositReturn'
  | 'bonus'
  | 'bonusForfeit'
  | 'hold'
  | 'holdRelease'
  | 'payout'
  | 'payoutFee'
  | 'payoutFeeReturn'
  | 'payoutBounce'
  | 'payoutRepay'
  | 'transferUpline'
