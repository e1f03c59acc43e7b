import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { AmountSchema, CountSchema, CurrencySchema, NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { GAME_TYPES, GameTypeSchema } from '#parts/games/schema.ts'
import { RebateClaimSchema, RebateSchema } from './schema.ts'

export const getRebates = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getRebates',
  summary: 'What can be claimed back of bets, by category',
  access: 'player',
  feature: 'manualRebate',
  trial: 'refused',
  query: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(RebateSchema),
    total: AmountSchema,
    currency: CurrencySchema,
    /**
     * Percentage points that the player's VIP level adds to each rebate rate; null without a VIP
     * level.
     */
    vip: optionalField(
      v.nullable(v.object({ name: NameSchema, rank: CountSchema, adds: AmountSchema })),
      null,
    ),
  }),
})

/**
 * Credits the open rebates of the given game categories at once. Refused with `nothing_to_claim`.
 */
export const claimRebates = call({
  method: 'post',
  path: '/wps/relay/MCSFE_claimRebates',
  summary: 'Claim the rebates of some categories',
  access: 'player',
  feature: 'manualRebate',
  trial: 'refused',
  intent: true,
  body: v.object({
    gameTypes: v.pipe(v.array(GameTypeSchema), v.minLength(1), v.maxLength(GAME_TYPES.length)),
  }),
  reply: v.object({
    claims: listOf(RebateClaimSchema),
    total: AmountSchema,
    currency: CurrencySchema,
  }),
})

/** Lists the claimed rebates, the latest first. */
export const listRebateClaims = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listRebateClaims',
  summary: 'Rebates that a player has claimed',
  access: 'player',
  feature: 'manualRebate',
  trial: 'refused',
  query: v.object({
    ...pageOf(100),
  }),
  reply: v.object({
    list: listOf(RebateClaimSchema),
    ...NEXT_PAGE,
    currency: CurrencySchema,
  }),
})
