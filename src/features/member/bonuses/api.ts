import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { NEXT_PAGE, pageOf } from '#core/contract/paging.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CurrencySchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { BonusSchema } from './schema.ts'

const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

/**
 * Lists the open bonuses, which still require bets. A bet counts for the first bonus of the list
 * until that bonus needs no more.
 */
export const listBonuses = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listBonuses',
  summary: 'Open bonuses with their turnover',
  access: 'player',
  trial: 'refused',
  query: v.object(LANGUAGE),
  context: { language: 'language' },
  reply: v.object({ list: listOf(BonusSchema), currency: CurrencySchema }),
})

/** Lists the player's past bonuses, the newest first. */
export const listPastBonuses = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listPastBonuses',
  summary: 'Bonuses that are over',
  access: 'player',
  trial: 'refused',
  query: v.object({
    ...LANGUAGE,
    ...pageOf(100),
  }),
  context: { language: 'language' },
  reply: v.object({
    list: listOf(BonusSchema),
    ...NEXT_PAGE,
    currency: CurrencySchema,
  }),
})
