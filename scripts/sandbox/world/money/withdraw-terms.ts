import type * as v from 'valibot'
import type { PayoutKind, WaitReason } from '#features/member/security/payout/schema.ts'
import {
  type BlockerKind,
  type ChoosableAccountSchema,
  feeOf,
  type FeeRule,
  type TurnoverSchema,
  type WithdrawalFactor,
  type WithdrawTermsSchema,
} from '#features/member/withdraw/schema.ts'
import { and, asc, gt, notInArray } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { withdrawals } from '../../db/withdrawal-tables.ts'
import type { Merchant } from '../../http/serve.ts'
import { sumHeld } from './holds.ts'
import { balanceOf, listVendorWallets, mainWalletOf } from './ledger.ts'
import { readUnits, scaleUnits, writeMoney, writeUnits, writeAmounts } from './money.ts'
import { nameInstitution } from './banks.ts'
import { listPayoutAccounts, maskNumber, type PayoutAccount } from './payout-accounts.ts'
import {
  forfeitOf,
  listOpenTurnovers,
  type TurnoverRow,
  describeBets,
  sumOpenTurnovers,
} from './turnover.ts'
import { listFactors } from '../identity/second-factor.ts'
import { rankOf, scaleAt, type Asked } from '../promotions/vip.ts'
import { levelOf } from '../promotions/vip-levels.ts'
import { writeTime } from '../days.ts'

const DAY = 24 * 60 * 60_000
/** Limits in baht, scaled to the merchant's currency. */
const LIMITS = { min: 100, max: 200_000 }
/** Limits in any 24 hours for players without a VIP level, in baht. */
const DAILY = { dailyMax: 500_000, dailyCount: 10 }

/** Fee as a percentage of the amount, a fixed part in baht, and a minimum in baht. */
const FEES: Record<PayoutKind, { percent: string; fixed: number; least: number }> = {
  bank: { percent: '0.5', fixed: 0, least: 10 },
  ewallet: { percent: '1', fixed: 0, least: 10 },
  crypto: { percent: '0', fixed: 50, least: 0 },
}

/** Returns the fee for withdrawals to a kind of account. */
export function feeRuleOf({ brand, settings }: Merchant, kind: PayoutKind): FeeRule {
  const { percent, fixed, least } = FEES[kind]
  const own = settings.rules.withdrawalFee
  const write = (baht: number) => writeMoney(baht, brand.currency)
  if (own !== null) return { percent: '0', fixed: write(own), least: write(0) }
  return { percent, fixed: write(fixed), least: write(least) }
}

/** Calculates the fee of an amount in units. */
export const feeUnitsOf = (merchant: Merchant, kind: PayoutKind, amount: number): number => {
  const { currency } = merchant.brand
  const fee = feeOf(writeUnits(amount, currency), feeRuleOf(merchant, kind), currency)
  return readUnits(fee, currency) as number
}

/** Lists the payout accounts of a player, the default first. */
export const listPayees = ({ db, player }: Pick<Asked, 'db' | 'player'>): PayoutAccount[] =>
  listPayoutAccounts(db, player).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

/**
 * Reads the limits in units, and what is left of the daily limits. These apply to any 24 hours, so
 * that no time zone matters.
 */
export function readLimits({ db, merchant, now, player }: Asked) {
  const { currency } = merchant.brand
  const { username } = player
  const isRecent = gt(withdrawals.createdAt, now.getTime() - DAY)
  const isPaid = notInArray(withdrawals.state, ['rejected', 'cancelled', 'failed'])
  const recent = rowsOf(
    db,
    withdrawals,
    { merchant: player.merchant, username },
    and(isRecent, isPaid),
  ).list({ order: [asc(withdrawals.createdAt)] })
  const taken = recent.reduce((sum, { amount }) => sum + amount, 0)
  const daily = levelOf(rankOf({ db, merchant, player })) ?? DAILY
  const dailyMax = scaleAt(merchant)(daily.dailyMax)
  const { dailyCount } = daily
  return {
    min: scaleUnits(LIMITS.min, currency),
    max: scaleUnits(merchant.settings.rules.withdrawalMost ?? LIMITS.max, currency),
    dailyMax,
    dailyLeft: Math.max(0, dailyMax - taken),
    dailyCount,
    dailyCountLeft: Math.max(0, dailyCount - recent.length),
    /** Time when the oldest withdrawal falls out of the last 24 hours. */
    freesAt: (recent[0]?.createdAt ?? now.getTime()) + DAY,
  }
}

/**
 * Returns the second factor that a withdrawal requires, with the masked address for its code; null
 * for none.
 */
export function factorOf({
  merchant,
  player,
}: Pick<Asked, 'merchant' | 'player'>): { factor: WithdrawalFactor; hint: string } | null {
  const factor = merchant.settings.rules.withdrawalFactor
  const own = listFactors(player).find((each) => each.factor === factor)
  return factor && own ? { factor, hint: own.hint ?? '' } : null
}

/**
 * Writes the terms of a withdrawal: limits, payout accounts, and conditions that the player must
 * meet first.
 */
export function describeTerms(asked: Asked): v.InferInput<typeof WithdrawTermsSchema> {
  const { db, merchant, now, player } = asked
  const { currency } = merchant.brand
  const write = (units: number) => writeUnits(units, currency)
  const factor = factorOf(asked)
  const { dailyCount, dailyCountLeft, ...limits } = readLimits(asked)
  return {
    currency,
    available: write(balanceOf(db, mainWalletOf(player.merchant, player.username))),
    held: write(sumHeld(db, player)),
    atVendors: write(listVendorWallets(db, player).reduce((sum, { balance }) => sum + balance, 0)),
    limits: {
      ...writeAmounts(limits, currency, 'min', 'max', 'dailyMax', 'dailyLeft'),
      dailyCount,
      dailyCountLeft,
    },
    accounts: listPayees(asked).map((row) => describeAccount(merchant, row, now)),
    turnovers: listOpenTurnovers(db, player, now.getTime()).map((row) =>
      describeTurnover(db, row, currency),
    ),
    secondFactor: factor?.factor ?? null,
    factorHint: factor?.hint ?? '',
    blockers: listBlockers(asked),
    confirmMinutes: confirmMinutesOf(merchant),
  }
}

/** Minutes that players have to confirm a payment; 0 if they are not asked. */
export const confirmMinutesOf = ({ brand, settings }: Merchant): number =>
  brand.features.withdrawalConfirmation ? settings.rules.confirmMinutes : 0

function describeAccount(
  merchant: Merchant,
  row: PayoutAccount,
  now: Date,
): v.InferInput<typeof ChoosableAccountSchema> {
  const { id, kind, institution, holder, isDefault, usableFrom, waitReason } = row
  const waits = usableFrom > now.getTime()
  return {
    id,
    kind,
    institution: nameInstitution(institution),
    number: maskNumber(row),
    holder,
    isDefault,
    usableFrom: waits ? writeTime(usableFrom) : null,
    waitReason: waits ? waitReason : null,
    fee: feeRuleOf(merchant, kind),
  }
}

function describeTurnover(
  db: Db,
  row: TurnoverRow,
  currency: string,
): v.InferInput<typeof TurnoverSchema> {
  const write = (units: number) => writeUnits(units, currency)
  return {
    id: String(row.id),
    kind: row.kind,
    base: write(row.base),
    ...(row.kind === 'bonus' && { bonus: write(row.bonus) }),
    multiplier: row.multiplier / 100,
    ...describeBets(row, currency),
    expiresAt: writeTime(row.expiresAt),
    forfeits: row.kind === 'bonus' ? write(forfeitOf(db, row)) : null,
  }
}

type Blocker = { kind: BlockerKind; waitReason: WaitReason | null } & Record<
  'amount' | 'of' | 'until',
  string | null
>

/** Lists the reasons why a player cannot withdraw now, each with the missing amount. */
export function listBlockers(asked: Asked): Blocker[] {
  const { db, merchant, now, player } = asked
  const { currency } = merchant.brand
  const write = (units: number) => writeUnits(units, currency)
  const found: Blocker[] = []
  const block = (kind: BlockerKind, more: Partial<Blocker> = {}) =>
    found.push({ kind, amount: null, of: null, until: null, waitReason: null, ...more })
  if (player.paymentPasswordHash === null) block('paymentPassword')
  if (merchant.settings.rules.withdrawalPhone && player.mobileNum === null) block('phone')
  const payees = listPayees(asked)
  const [first] = payees.toSorted((one, other) => one.usableFrom - other.usableFrom)
  if (!first) block('payoutAccount')
  else if (first.usableFrom > now.getTime()) {
    const { usableFrom, waitReason } = first
    block('accountCooling', { until: writeTime(usableFrom), waitReason })
  }
  const open = sumOpenTurnovers(db, player, now.getTime())
  if (open) block('turnover', { amount: write(open.left), of: write(open.required) })
  const { min, dailyLeft, dailyMax, dailyCount, dailyCountLeft, freesAt } = readLimits(asked)
  const until = writeTime(freesAt)
  if (dailyCountLeft === 0) block('dailyCount', { of: String(dailyCount), until })
  else if (dailyLeft < min) block('dailyAmount', { of: write(dailyMax), until })
  const available = balanceOf(db, mainWalletOf(player.merchant, player.username))
  if (available < min) block('balance', { amount: write(min - available), of: write(min) })
  return found
}
