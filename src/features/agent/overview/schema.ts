import * as v from 'valibot'
import { AmountSchema, CountSchema } from '#core/contract/values.ts'
import { DaySchema } from '../days.ts'
import { TeamMemberSchema } from '../schema.ts'

const FIGURE_ENTRIES = {
  /** Number of members below the agent at the end of the period. */
  memberCount: CountSchema,
  /** Number of those who registered in the period and were in the team at its end. */
  newCount: CountSchema,
  /** Number of people of the team at the end, agent included, with a valid bet in the period. */
  activeCount: CountSchema,
  deposit: AmountSchema,
  withdrawal: AmountSchema,
  validBet: AmountSchema,
  bonus: AmountSchema,
  rebate: AmountSchema,
  /** Wins, bonuses and rebates of the team, minus its stakes. */
  netAmount: AmountSchema,
  /** Commission that the agent earned in the period, whether it is paid already or not. */
  commission: AmountSchema,
}

const readFigures = ({
  memberCount,
  newCount,
  activeCount,
  ...wire
}: v.InferOutput<v.ObjectSchema<typeof FIGURE_ENTRIES, undefined>>) => ({
  members: String(memberCount),
  newMembers: String(newCount),
  activeMembers: String(activeCount),
  deposits: wire.deposit,
  withdrawals: wire.withdrawal,
  turnover: wire.validBet,
  bonuses: wire.bonus,
  rebates: wire.rebate,
  profit: wire.netAmount,
  commission: wire.commission,
})

/** Figures of a team as decimal strings; numbers of people are strings too. */
export const FiguresSchema = v.pipe(v.object(FIGURE_ENTRIES), v.transform(readFigures))
export type Figures = v.InferOutput<typeof FiguresSchema>
export type FigureId = keyof Figures

export const FigureDaySchema = v.pipe(
  v.object({ day: DaySchema, ...FIGURE_ENTRIES }),
  v.transform(({ day, ...entries }) => ({ day, figures: readFigures(entries) })),
)
export type FigureDay = v.InferOutput<typeof FigureDaySchema>

/** A direct downline's team: its figure in the period and in the period before. */
export const ChangeSchema = v.pipe(
  v.object({ ...TeamMemberSchema.entries, amount: AmountSchema, amountBefore: AmountSchema }),
  v.transform(({ amount, amountBefore, ...member }) => ({
    member,
    now: amount,
    before: amountBefore,
  })),
)
export type Change = v.InferOutput<typeof ChangeSchema>

/** A member who joined or stopped playing. */
export const PersonSchema = v.object({
  ...TeamMemberSchema.entries,
  /** Last day with a valid bet of the member; null if there is none. */
  activeOn: v.nullable(DaySchema),
})
export type TeamPerson = v.InferOutput<typeof PersonSchema>
