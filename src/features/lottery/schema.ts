import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'

/** Where a lottery is drawn; each area has a menu of its own. */
const LotteryAreaSchema = v.picklist(['VN', 'SEA', 'TH'])
export type LotteryArea = v.InferOutput<typeof LotteryAreaSchema>

/** One lottery: when it draws next and where its numbers are. */
export const LotterySchema = v.pipe(
  v.object({
    gameCode: v.string(),
    /** Who takes the bets. */
    vassalage: v.string(),
    gameType: v.picklist(['LOTT', 'ELOTT']),
    name: NameSchema,
    area: LotteryAreaSchema,
    icon: optionalField(v.string(), ''),
    /** Seconds between two draws. */
    period: v.pipe(v.number(), v.integer(), v.minValue(30)),
    /** ISO 8601 by the gateway's clock. */
    nextDrawAt: TimestampSchema,
    /** How the draw that is open for bets is called. */
    issue: v.string(),
    inMaintenance: optionalField(v.boolean(), false),
  }),
  v.transform(({ vassalage, gameType, ...lottery }) => ({
    ...lottery,
    vendor: vassalage,
    type: gameType,
  })),
)
export type Lottery = v.InferOutput<typeof LotterySchema>

/** The numbers of a past draw. */
export const DrawSchema = v.object({
  gameCode: v.string(),
  issue: v.string(),
  drawnAt: TimestampSchema,
  /** As they are read out: "07", "42". */
  numbers: v.array(v.string()),
})
export type Draw = v.InferOutput<typeof DrawSchema>
