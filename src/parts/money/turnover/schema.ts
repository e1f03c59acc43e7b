import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { GameTypeSchema } from '#parts/games/schema.ts'

/**
 * Percentage of a stake that counts towards a bonus, by type of game; missing types count in full.
 */
export const WeightsSchema = optionalField(
  listOf(
    v.object({
      gameType: GameTypeSchema,
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  [],
)
export type Weights = v.InferOutput<typeof WeightsSchema>
