import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, NameSchema, TimestampSchema } from '#core/contract/values.ts'
import { WeightsSchema } from '#parts/money/turnover/schema.ts'

/**
 * States of a bonus (docs/product.md §11.3). A state that this version does not know reads as
 * `unknown`.
 */
export const BONUS_STATES = ['open', 'met', 'cancelled', 'expired', 'zeroBalance'] as const

export const BonusSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Name of the promotion that gave the bonus; null if only the amount is known. */
  title: optionalField(v.nullable(NameSchema), null),
  state: optionalField(v.picklist([...BONUS_STATES, 'unknown']), 'unknown'),
  /**
   * Amount of the bonus. `base` is the amount that the player must bet, as many times as the
   * turnover says.
   */
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
  /** Amount that the player loses by giving up the bonus; null if the bonus cannot be given up. */
  forfeits: optionalField(v.nullable(AmountSchema), null),
})
export type Bonus = v.InferOutput<typeof BonusSchema>
