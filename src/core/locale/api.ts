import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/** Tells the gateway which language this visitor or member reads (docs/product.md §4.10). */
export const updateLanguage = call({
  method: 'put',
  path: '/wps/session/language',
  summary: 'Change of language',
  access: 'visitor',
  body: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  reply: v.object({ language: v.picklist(LANGUAGE_CODES) }),
})
