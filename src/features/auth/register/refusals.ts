import * as v from 'valibot'
import { REGISTRATION_FIELDS } from '#core/brand/fieldRule.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { FieldErrorsSchema } from '#parts/field-rules/schema.ts'
import type { Fault } from '#parts/field-rules/faults.ts'
import type { RegisterRules } from '#parts/field-rules/rules.ts'
import { BIRTHDAY_AGE, type RegistrationField } from '#parts/field-rules/values.ts'

export type FieldFaults = Partial<Record<RegistrationField | 'terms', Fault>>

/** Refusals that lie on one field, whoever sends them. */
const OF_FIELD: Record<string, [field: RegistrationField | 'terms', kind: Fault['kind']]> = {
  invitation_code_error: ['affiliateCode', 'affiliate'],
  terms_required: ['terms', 'terms'],
  code_wrong: ['verificationCode', 'codeWrong'],
  code_expired: ['verificationCode', 'codeExpired'],
  code_missing: ['verificationCode', 'required'],
  phone_invalid: ['mobileNum', 'phone'],
  phone_missing: ['mobileNum', 'required'],
  captcha_required: ['captcha', 'required'],
  captcha_wrong: ['captcha', 'captchaWrong'],
}

/** Codes after which nobody knows whether the account was made: the same try must be sent again. */
const UNCERTAIN: readonly string[] = ['network', 'timeout', 'aborted', 'malformed_reply']

/** Whether a try may have been carried out although no answer said so. */
export function isUncertain(error: GatewayError): boolean {
  return UNCERTAIN.includes(error.code) || error.status >= 500
}

/** Refusals of what a visitor can put right: they come before a captcha is looked at. */
const BEFORE_CAPTCHA = ['invalid_fields', 'invitation_code_error', 'terms_required']

/** What a field is refused for by looking at other players, which no robot may ask. */
const AFTER_CAPTCHA = ['taken', 'unknown']

/** Whether a refused try used its captcha up. */
export function spendsCaptcha(error: GatewayError): boolean {
  if (isUncertain(error)) return false
  if (!BEFORE_CAPTCHA.includes(error.code)) return true
  const data = v.safeParse(FieldErrorsSchema, error.data)
  return (
    data.success && Object.values(data.output.fields).some((kind) => AFTER_CAPTCHA.includes(kind))
  )
}

/** What a refused registration says of its fields; empty where it is about none that we know. */
export function readFieldFaults(error: GatewayError, rules: RegisterRules): FieldFaults {
  const one = Object.hasOwn(OF_FIELD, error.code) ? OF_FIELD[error.code] : undefined
  if (one) return { [one[0]]: { kind: one[1] } }
  if (error.code !== 'invalid_fields') return {}
  const data = v.safeParse(FieldErrorsSchema, error.data)
  if (!data.success) return {}
  const known = Object.entries(data.output.fields).filter(([name]) => isField(name))
  return Object.fromEntries(
    known.map(([name, kind]) => [name, readFault(kind, rules[name as RegistrationField])]),
  )
}

const isField = (name: string): name is RegistrationField =>
  (REGISTRATION_FIELDS as readonly string[]).includes(name)

type SentKind = v.InferOutput<typeof FieldErrorsSchema>['fields'][string]

function readFault(
  kind: SentKind,
  { minLength: min, maxLength: max, patternId }: RegisterRules[RegistrationField],
): Fault {
  if (kind === 'length') return { kind, min, max }
  if (kind === 'pattern') return { kind, min, max, patternId }
  if (kind === 'age') return { kind, min: BIRTHDAY_AGE }
  return { kind }
}
