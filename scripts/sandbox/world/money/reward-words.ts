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

/** A text of the merchant's in a reader's language. */
export const readWords = (words: Words, { brand }: Merchant, language: LanguageCode): string =>
  fillWords(words, brand, language)

/** Points are whole, whatever the currency has. */
export const writeReward = (
  { kind, amount }: Pick<RewardRow, 'kind' | 'amount'>,
  currency: string,
): string => (kind === 'points' ? String(amount) : writeUnits(amount, currency))

type Pay = Pick<RewardRow, 'kind' | 'amount' | 'multiplier'>

/** Units that must be bet for a bonus. */
export const toBetFor = ({ kind, amount, multiplier }: Pay): number =>
  kind === 'bonus' ? Math.ceil((amount * multiplier) / 100) : 0

/** What a reward pays, and what a bonus asks for. */
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

/** A reward as calls tell of it. */
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
