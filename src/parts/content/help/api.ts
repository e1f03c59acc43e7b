import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/** What topics are about, in the order in which they are listed. */
export const HELP_GROUPS = ['start', 'money', 'play', 'safety', 'legal'] as const

/** A question with its answer, as HTML from outside. */
const HelpQuestionSchema = v.object({
  /** Anchor in `/help#…`, unlike those of topics. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: NameSchema,
  content: v.string(),
})

export const HelpTopicSchema = v.object({
  /** Anchor in `/help#…`. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: NameSchema,
  /** HTML from outside. */
  content: v.string(),
  group: optionalField(v.picklist(HELP_GROUPS), 'start'),
  questions: optionalField(listOf(HelpQuestionSchema), []),
})

export type HelpTopic = v.InferOutput<typeof HelpTopicSchema>

export const getHelpCenter = call({
  method: 'get',
  path: '/wps/system/helpCenter',
  summary: 'Help center topics',
  access: 'visitor',
  query: v.object({ lang: v.picklist(LANGUAGE_CODES), device: v.literal('WEB') }),
  context: { lang: 'language', device: 'device' },
  reply: listOf(HelpTopicSchema),
})
