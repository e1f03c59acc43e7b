import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { TimestampSchema } from '#core/contract/values.ts'
import { RewardSchema } from '#parts/money/rewards/schema.ts'

export const PAST_STATES = ['claimed', 'expired'] as const

export const PastRewardSchema = v.object({
  ...RewardSchema.entries,
  state: optionalField(v.picklist([...PAST_STATES, 'unknown']), 'unknown'),
  /** Time when the reward was claimed or expired. */
  endedAt: TimestampSchema,
})
export type PastReward = v.InferOutput<typeof PastRewardSchema>
