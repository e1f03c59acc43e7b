import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { WeightsSchema } from '#parts/money/turnover/schema.ts'

/** States of a bonus (docs/product.md §11.3); a state of a later version reads as unknown. */
export const BONUS_STATES = ['open', 'met', 'cancelled', 'expired', 'zeroBalance'] as const

export const BonusSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** What gave it; null if nothing is known of that but the amount. */
  title: optionalField(v.nullable(NameSchema), null),
  state: optionalField(v.picklist([...BONUS_STATES, 'unknown']), 'unknown'),
  /** What was given, and what is bet for it so many times. */
  bonus: AmountSchema,
  base: AmountSchema,
  multiplier: v.pipe(v.number(), v.minValue(0)),
  required: AmountSchema,
  contributed: AmountSchema,
  left: AmountSchema,
  weights: WeightsSchema,
  openedAt: TimestampSchema,
  expiresAt: optionalField(v.nullable(TimestampSchema), null),
  closedAt: optionalField(v.nullable(TimestampSchema), null),
  /** What is taken back if the player gives it up; null if that cannot be done. */
  forfeits: optionalField(v.nullable(AmountSchema), null),
})
export type Bonus = v.InferOutput<typeof BonusSchema>
