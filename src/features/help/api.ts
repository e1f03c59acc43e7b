import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'

export const HelpTopicSchema = v.object({
  /** Anchor in `/help#…`. */
  id: v.string(),
  title: NameSchema,
  /** HTML from outside. */
  content: v.string(),
})

export const getHelpCenter = call({
  method: 'get',
  path: '/wps/system/helpCenter',
  summary: 'Help center topics',
  access: 'visitor',
  query: v.object({ lang: v.picklist(LANGUAGE_CODES), device: v.literal('WEB') }),
  context: { lang: 'language', device: 'device' },
  reply: listOf(HelpTopicSchema),
})

export const addFeedback = call({
  method: 'put',
  path: '/wps/feedback',
  summary: 'Feedback from a visitor or member',
  access: 'visitor',
  body: v.object({
    questionType: v.string(),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
  }),
  reply: v.object({ id: v.string() }),
})
