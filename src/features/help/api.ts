import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { optionalField } from '#core/contract/tolerant.ts'
import { CountSchema } from '#core/contract/values.ts'
import { HumanProofSchema } from '#parts/identity/human/schema.ts'

/** Subjects of a feedback, as the gateway names them. */
export const QUESTION_TYPES = [
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'account',
  'suggestion',
  'other',
] as const

/** Most characters in a feedback, even if the gateway allows more. */
const MOST_CHARACTERS = 2000

const BoundSchema = v.pipe(CountSchema, v.maxValue(MOST_CHARACTERS))

export const getFeedbackRules = call({
  method: 'get',
  path: '/wps/feedback/settings',
  summary: 'Bounds of a feedback, and whether it needs a human check',
  access: 'visitor',
  reply: v.object({
    minLength: optionalField(BoundSchema, 1),
    maxLength: optionalField(v.pipe(BoundSchema, v.minValue(1)), 140),
    human: optionalField(v.boolean(), false),
  }),
})

export const addFeedback = call({
  method: 'put',
  path: '/wps/feedback',
  summary: 'Feedback from a visitor or member',
  access: 'visitor',
  intent: true,
  body: v.object({
    questionType: v.string(),
    content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS)),
    /**
     * Where the operator can reply: an email address, a phone number or a user name of a messenger.
     */
    contact: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    human: v.optional(HumanProofSchema),
  }),
  reply: v.object({ id: v.string() }),
})
