import * as v from 'valibot'
import { AmountSchema, TimestampSchema } from '#core/contract/values.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

const REBATE_ENTRIES = {
  gameType: GameTypeSchema,
  /** Rate of the rebate in percent of the valid bets, such as `0.55`. */
  rate: AmountSchema,
  /** Valid bets that the rebate is calculated from. */
  validBet: AmountSchema,
  amount: AmountSchema,
}

/** The rebate of one game category that can be claimed now. */
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
