import * as v from 'valibot'
import { optionalField } from '#core/contract/tolerant.ts'
import { NameSchema, TimestampSchema } from '#core/contract/values.ts'

/** Area in which a lottery is drawn; each area has its own menu. */
const LotteryAreaSchema = v.picklist(['VN', 'SEA', 'TH'])
export type LotteryArea = v.InferOutput<typeof LotteryAreaSchema>

/** One lottery, with the time of its next draw and the address of its numbers. */
export const LotterySchema = v.pipe(
  v.object({
    gameCode: v.string(),
    /** Code of the vendor that takes the bets. */
    vassalage: v.string(),
    gameType: v.picklist(['LOTT', 'ELOTT']),
    name: NameSchema,
    area: LotteryAreaSchema,
    icon: optionalField(v.string(), ''),
    /** Seconds between two draws. */
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
  /** Drawn numbers as they are read out: "07", "42". */
  numbers: v.array(v.string()),
})
export type Draw = v.InferOutput<typeof DrawSchema>
