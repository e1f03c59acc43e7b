import type * as v from 'valibot'
import type { LanguageCode } from '#rules/languages.ts'
import type { RewardSchema } from '#parts/money/rewards/schema.ts'
import type { Words } from '../../content/words.ts'
import type { Merchant } from '../../http/serve.ts'
import { fillWords } from '../../content/fill.ts'
import { writeUnits } from './money.ts'
import { BONUS_DAYS, type RewardRow } from './rewards.ts'
import { describeWeights } from './turnover.ts'
import { writeTime } from '../days.ts'

/** Writes a merchant's text in a reader's language. */
export const readWords = (words: Words, { brand }: Merchant, language: LanguageCode): string =>
  fillWords(words, brand, language)

/** Writes the amount of a reward; points have no decimals, whatever the currency has. */
export const writeReward = (
  { kind, amount }: Pick<RewardRow, 'kind' | 'amount'>,
  currency: string,
): string => (kind === 'points' ? String(amount) : writeUnits(amount, currency))

type Pay = Pick<RewardRow, 'kind' | 'amount' | 'multiplier'>

/** Calculates the units that must be bet for a bonus. */
export const toBetFor = ({ kind, amount, multiplier }: Pay): number =>
  kind === 'bonus' ? Math.ceil((amount * multiplier) / 100) : 0

/** Writes the amount of a reward, and the turnover of a bonus. */
export function describePay(row: Pay, currency: string) {
  const { kind, multiplier } = row
  const isBet = kind === 'bonus' && multiplier > 0
  return {
    kind,
    amount: writeReward(row, currency),
    multiplier: kind === 'bonus' ? multiplier / 100 : 0,
    toBet: isBet ? writeUnits(toBetFor(row), currency) : null,
    betWithinDays: isBet ? BONUS_DAYS : null,
    weights: isBet ? describeWeights() : [],
  }
}

export function describeReward(
  row: RewardRow,
  merchant: Merchant,
  language: LanguageCode,
): v.InferInput<typeof RewardSchema> {
  return {
    id: String(row.id),
    source: row.source,
    title: readWords(row.title, merchant, language),
    ...describePay(row, merchant.brand.currency),
    expiresAt: writeTime(row.expiresAt),
  }
}
