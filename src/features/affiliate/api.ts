import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema } from '#core/contract/values.ts'
import { HumanProofSchema } from '#parts/identity/human/schema.ts'

/** How an affiliate is paid: by a share of the result, by each new player, or by both. */
export const PLAN_KINDS = ['share', 'perPlayer', 'hybrid'] as const

/** A tier of a commission plan. It applies from a number of active players in a month. */
const TierSchema = v.object({
  activePlayers: CountSchema,
  /** Share of the players' net result, in percent; null if the plan pays no share. */
  percent: optionalField(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  /** Amount of money for each new player who qualifies; null if the plan pays none. */
  amount: optionalField(v.nullable(AmountSchema), null),
})

export const PlanSchema = v.object({
  kind: v.picklist(PLAN_KINDS),
  tiers: v.pipe(listOf(TierSchema), v.minLength(1)),
})

export const listAffiliatePlans = call({
  method: 'get',
  path: '/wps/agent/affiliate/plans',
  summary: 'Commission plans that affiliates may choose from',
  access: 'visitor',
  feature: 'agents',
  anonymous: true,
  reply: listOf(PlanSchema),
})

/** Channels by which the operator can reach the applicant, as the gateway names them. */
export const CHANNELS = ['email', 'telegram', 'line', 'whatsapp', 'zalo', 'phone'] as const

/** Where an affiliate's players come from. */
export const TRAFFIC = ['website', 'social', 'video', 'messaging', 'offline', 'other'] as const

/** Most characters in the message of an application. */
export const MESSAGE_LENGTH = 500

export const ApplicationSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
  channel: v.picklist(CHANNELS),
  contact: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
  /** Code of the applicant's country, with two letters (ISO 3166). */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  traffic: v.picklist(TRAFFIC),
  plan: v.picklist(PLAN_KINDS),
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LENGTH))),
  human: v.optional(HumanProofSchema),
})

/**
 * Sends an application. The gateway refuses it with `application_exists` while another application
 * with the same contact is under review.
 */
export const applyAsAffiliate = call({
  method: 'put',
  path: '/wps/agent/affiliate/application',
  summary: 'Application of an affiliate',
  access: 'visitor',
  feature: 'agents',
  intent: true,
  body: ApplicationSchema,
  reply: v.object({ reference: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
})
