import type movements from '../content/movements.json'

/**
 * Accounts of players, whose balance is never negative. They hold the main wallet, one wallet for
 * each vendor with its own, play money, and money reserved for withdrawals. Two more hold points,
 * and points reserved for redemptions.
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
 * Counterpart accounts of the house: its own money, one bank account per payment method,
 * unexplained money, fees, costs of bonuses, agents' income, a vendor's takings, the source of play
 * money, and the source of points.
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

/** Accounts that count whole points; all others count units of the currency. */
export const POINT_KINDS: readonly AccountKind[] = ['points', 'pointsHold', 'pointsCost']

/** Reasons of ledger transfers that move points and no money. */
export type PointsReason =
  | 'pointsEarned'
  | 'pointsHold'
  | 'pointsRelease'
  | 'pointsSpent'
  | 'pointsExpired'

/** Reasons of ledger transfers that move money, alone or with points. */
export type MoneyReason = keyof typeof movements

/**
 * Why a ledger transfer was made. Together with a reference, the reason identifies one transfer of
 * a merchant.
 */
export type TransferReason = MoneyReason | PointsReason
