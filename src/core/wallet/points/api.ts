import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { CountSchema, CurrencySchema, TimestampSchema } from '#core/contract/values.ts'

const PointBalanceSchema = v.object({
  currency: CurrencySchema,
  points: CountSchema,
  /** Points that are reserved for redemptions that are not finished. */
  heldPoints: optionalField(CountSchema, 0),
  /** Points that today's bets have earned; they are credited at the end of the day. */
  pendingPoints: optionalField(CountSchema, 0),
  /** Points that will expire unless the player spends them, the earliest first. */
  expiring: listOf(v.object({ points: CountSchema, time: TimestampSchema })),
  /** How many points the player can still convert today. */
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
