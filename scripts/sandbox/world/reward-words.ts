import type * as v from 'valibot'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { RewardSchema } from '#parts/rewards/schema.ts'
import type { Words } from '../db/tables.ts'
import type { Merchant } from '../http/serve.ts'
import { fillWords } from './labels.ts'
import { writeUnits } from './money.ts'
import { BONUS_DAYS, type RewardRow } from './rewards.ts'

/** A text of the merchant's in a reader's language. */
export const readWords = (words: Words, { brand }: Merchant, language: LanguageCode): string =>
  fillWords(words, brand, language)

/** Points are whole, whatever the currency has. */
export const writeReward = (
  { kind, amount }: Pick<RewardRow, 'kind' | 'amount'>,
  currency: string,
): string => (kind === 'points' ? String(amount) : writeUnits(amount, currency))

/** Units that must be bet for a bonus. */
export const toBetFor = ({ kind, amount, multiplier }: RewardRow): number =>
  kind === 'bonus' ? Math.ceil((amount * multiplier) / 100) : 0

/** A reward as calls tell of it. */
export function describeReward(
  row: RewardRow,
  merchant: Merchant,
  language: LanguageCode,
): v.InferInput<typeof RewardSchema> {
  const { currency } = merchant.brand
  const isBet = row.kind === 'bonus' && row.multiplier > 0
  return {
    id: String(row.id),
    source: row.source,
    title: readWords(row.title, merchant, language),
    kind: row.kind,
    amount: writeReward(row, currency),
    multiplier: row.kind === 'bonus' ? row.multiplier / 100 : 0,
    toBet: isBet ? writeUnits(toBetFor(row), currency) : null,
    betWithinDays: isBet ? BONUS_DAYS : null,
    expiresAt: row.expiresAt === null ? null : new Date(row.expiresAt).toISOString(),
  }
}
