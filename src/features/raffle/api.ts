import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import {
  ClientSeedSchema,
  DrawSchema,
  OwnSchema,
  RaffleSchema,
  RaffleSummarySchema,
} from './schema.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const Language = v.picklist(LANGUAGE_CODES)

export const listRaffles = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRafflePromotionList',
  summary: 'Raffles that are open, coming or over',
  access: 'visitor',
  feature: 'promotions',
  query: v.object({ language: Language }),
  context: { language: 'language' },
  reply: v.object({ list: listOf(RaffleSummarySchema) }),
})

/** Loads one raffle. Refused with `raffle_not_found`. */
export const getRaffle = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRafflePromotion',
  summary:
    'One raffle: prizes, odds, stock, ways to tickets, latest winners, and what the player has',
  access: 'visitor',
  feature: 'promotions',
  query: v.object({ id: IdSchema, language: Language }),
  context: { language: 'language' },
  reply: RaffleSchema,
})

/**
 * Pays for a draw and makes it, only once for each idempotency key. Refusals: `raffle_not_found`,
 * `raffle_not_open`, `no_tickets`, `not_enough_points`, `daily_limit`, and `seed_changed` if the
 * commitment does not belong to the present seed.
 */
export const claimRafflePromotion = call({
  method: 'post',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Make a draw',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({
    id: IdSchema,
    clientSeed: ClientSeedSchema,
    /** Hash of the server seed (the commitment) that the page showed to the player. */
    commitment: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  }),
  reply: v.object({ draw: DrawSchema, own: OwnSchema }),
})

/** Loads a draw by its id, or by the idempotency key of its request. Refusal: `draw_not_found`. */
export const getRaffleDraw = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRaffleDraw',
  summary: 'One draw of the player, with all that verifies it',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  query: v.object({
    id: v.optional(IdSchema),
    intentKey: v.optional(IdSchema),
    language: Language,
  }),
  context: { language: 'language' },
  reply: DrawSchema,
})

export const listRaffleDraws = call({
  method: 'get',
  path: '/wps/relay/MCS2_getRaffleDraws',
  summary: 'The player’s draws of a raffle, the newest first',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  query: v.object({
    raffleId: IdSchema,
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
    language: Language,
  }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(DrawSchema),
    nextCursor: optionalField(
      v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
      undefined,
    ),
  }),
})

/**
 * Reveals the present server seed, so that the draws made with it can be verified, and begins a new
 * seed. Refused with `seed_changed`.
 */
export const revealRaffleSeed = call({
  method: 'post',
  path: '/wps/relay/MCS2_revealRaffleSeed',
  summary: 'Reveal the server seed in use and begin another',
  access: 'player',
  feature: 'promotions',
  trial: 'refused',
  intent: true,
  body: v.object({ id: IdSchema, commitment: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) }),
  reply: v.object({ serverSeed: v.string(), own: OwnSchema }),
})
