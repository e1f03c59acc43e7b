import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import { NameSchema } from '#core/contract/values.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'

/** Groups of help topics, in the order in which they are listed. */
export const HELP_GROUPS = ['start', 'money', 'play', 'safety', 'legal'] as const

/** A question with its answer, which is HTML from outside and must be sanitized. */
const HelpQuestionSchema = v.object({
  /** Anchor of the question in `/help#…`; no topic has the same anchor. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: NameSchema,
  content: v.string(),
})

export const HelpTopicSchema = v.object({
  /** Anchor of the topic in the address of the help center. */
  id: v.pipe(v.string(), v.nonEmpty()),
  title: NameSchema,
  /** Text of the topic: HTML from outside, which must be sanitized. */
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
