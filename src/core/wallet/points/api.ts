import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, CurrencySchema, TimestampSchema } from '#core/contract/values.ts'

const PointBalanceSchema = v.object({
  currency: CurrencySchema,
  points: CountSchema,
  /** Points that open redemptions hold. */
  heldPoints: optionalField(CountSchema, 0),
  /** What today's bets have earned so far; credited when the day is over. */
  pendingPoints: optionalField(CountSchema, 0),
  /** What of it expires when, if nothing is spent, the next first. */
  expiring: listOf(v.object({ points: CountSchema, time: TimestampSchema })),
  /** What can still be converted today. */
  convertibleToday: optionalField(CountSchema, 0),
})
export type PointBalance = v.InferOutput<typeof PointBalanceSchema>

export const getPointBalance = call({
  method: 'get',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: 'Points of a player, and what of them expires when',
  access: 'player',
  feature: 'pointsMall',
  trial: 'refused',
  reply: PointBalanceSchema,
})
