import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { HumanProofSchema } from '#parts/identity/human/schema.ts'
import { MobileSchema } from '#parts/form/phone/schema.ts'
import { CodeSentSchema } from './schema.ts'

const human = { human: v.optional(HumanProofSchema) }
const CodeRequestSchema = v.object({ ...MobileSchema.entries, ...human })

/**
 * Requests a code that proves a phone number at registration. `username` is sent if the player
 * registers with one.
 */
export const requestRegisterCode = call({
  method: 'post',
  path: '/wps/verification/sms/register',
  summary: 'Registration code by SMS',
  access: 'visitor',
  body: v.object({
    mobileNo: MobileSchema.entries.mobileNum,
    countryDialingCode: MobileSchema.entries.countryDialingCode,
    username: v.optional(v.string()),
    ...human,
  }),
  fieldFaults: { mobileNum: ['taken'], username: ['taken'] },
  reply: CodeSentSchema,
})

export const requestLoginCode = call({
  method: 'post',
  path: '/wps/verification/login/code',
  summary: 'Login code by SMS',
  access: 'visitor',
  body: CodeRequestSchema,
  reply: CodeSentSchema,
})

/** Requests a code for a visitor who is not logged in, for example to recover a password. */
export const requestRecoveryCode = call({
  method: 'post',
  path: '/wps/verification/sms/noLogin',
  summary: 'Recovery code by SMS',
  access: 'visitor',
  body: CodeRequestSchema,
  reply: CodeSentSchema,
})

/** Requests a code for the phone number that a logged-in player wants to add to the account. */
export const requestPhoneBindCode = call({
  method: 'post',
  path: '/wps/verification/sms/bind',
  summary: 'Code to a phone that is to be bound',
  access: 'player',
  trial: 'refused',
  body: MobileSchema,
  fieldFaults: { mobileNum: ['taken'] },
  reply: CodeSentSchema,
})
