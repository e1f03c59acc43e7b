/**
 * Accounts of players, whose balance is never negative: the main wallet, one for each vendor that
 * keeps its own, play money, and what a withdrawal holds until it is resolved; points, and what a
 * redemption holds of them.
 */
export const PLAYER_KINDS = [
  'main',
  'vendorWallet',
  'play',
  'hold',
  'points',
  'pointsHold',
] as const
/**
 * Counterparts: the operator's own money, its bank accounts (one for each method of payment), money
 * that came in and is not yet explained, fees, what bonuses cost, what agents earn, a vendor's takings, the bank of
 * play money, and where points come from and go to.
 */
export const HOUSE_KINDS = [
  'house',
  'bank',
  'suspense',
  'fees',
  'bonusCost',
  'commissionCost',
  'vendor',
  'playHouse',
  'pointsCost',
] as const
export type AccountKind = (typeof PLAYER_KINDS)[number] | (typeof HOUSE_KINDS)[number]

/** Accounts that count points, in whole points; all others count units of the currency. */
export const POINT_KINDS: readonly AccountKind[] = ['points', 'pointsHold', 'pointsCost']

/** Reasons of transfers that move points and no money. */
export type PointsReason =
  | 'pointsEarned'
  | 'pointsHold'
  | 'pointsRelease'
  | 'pointsSpent'
  | 'pointsExpired'

/** Why money moved, alone or with points. */
export type MoneyReason =
  | 'opening'
  | 'bet'
  | 'settle'
  | 'rollback'
  | 'settleVoid'
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
  | 'transferDownline'
  | 'reward'
  | 'rebate'
  | 'commission'
  | 'contractPay'
  | 'pointsConverted'
  | 'redemption'
  | 'redemptionReturn'

/** Why something moved. With its reference, a reason names one transfer of a merchant. */
export type TransferReason = MoneyReason | PointsReason
