import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'

/** Area in which a lottery is drawn; each area has its own menu. */
const LotteryAreaSchema = v.picklist(['VN', 'SEA', 'TH'])
export type LotteryArea = v.InferOutput<typeof LotteryAreaSchema>

/** One lottery, with the time of its next draw and the name of the draw that is open for bets. */
export const LotterySchema = v.pipe(
  v.object({
    gameCode: v.string(),
    /** Code of the vendor that takes the bets. */
    vassalage: v.string(),
    gameType: v.picklist(['LOTT', 'ELOTT']),
    name: NameSchema,
    area: LotteryAreaSchema,
    icon: optionalField(v.string(), ''),
    /** Seconds between two draws of the lottery. */
    period: v.pipe(v.number(), v.integer(), v.minValue(30)),
    /** Time of the next draw by the gateway's clock (ISO 8601). */
    nextDrawAt: TimestampSchema,
    /** Name of the draw that is open for bets. */
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
  /** Drawn numbers as texts with leading zeros, such as "07" and "42". */
  numbers: v.array(v.string()),
})
export type Draw = v.InferOutput<typeof DrawSchema>
