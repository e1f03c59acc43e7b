import * as v from 'valibot'
import { AmountSchema, TimestampSchema } from '#core/contract/values.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

const REBATE_ENTRIES = {
  gameType: GameTypeSchema,
  /** Of valid bets, in percent, such as `0.55`. */
  rate: AmountSchema,
  /** Valid bets that the amount is for. */
  validBet: AmountSchema,
  amount: AmountSchema,
}

/** What of a category can be claimed now. */
export const RebateSchema = v.pipe(
  v.object(REBATE_ENTRIES),
  v.transform(({ gameType, ...wire }) => ({ ...wire, category: gameType })),
)
export type Rebate = v.InferOutput<typeof RebateSchema>

export const RebateClaimSchema = v.pipe(
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...REBATE_ENTRIES, claimedAt: TimestampSchema }),
  v.transform(({ gameType, claimedAt, ...wire }) => ({
    ...wire,
    category: gameType,
    at: claimedAt,
  })),
)
export type RebateClaim = v.InferOutput<typeof RebateClaimSchema>
