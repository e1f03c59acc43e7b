import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { CurrencySchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { LevelSchema, StandingSchema } from './schema.ts'

const LANGUAGE = { language: v.picklist(LANGUAGE_CODES) }

/**
 * Lists the VIP levels, the lowest first. Every call in this file may be refused with
 * `mode_disabled`.
 */
export const listVipLevels = call({
  method: 'get',
  path: '/wps/relay/MCSFE_listVipLevels',
  summary: 'Levels of VIP, and what each gives',
  access: 'visitor',
  feature: 'vip',
  query: v.object(LANGUAGE),
  context: { language: 'language' },
  reply: v.object({ list: listOf(LevelSchema), currency: CurrencySchema }),
})

export const getVipStanding = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getVipStanding',
  summary: 'Level, progress and gifts of a player',
  access: 'player',
  feature: 'vip',
  trial: 'refused',
  query: v.object(LANGUAGE),
  context: { language: 'language' },
  reply: v.object({ ...StandingSchema.entries, currency: CurrencySchema }),
})
