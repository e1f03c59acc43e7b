import * as v from 'valibot'
import { REGISTRATION_FIELDS } from '#core/brand/fieldRule.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { fieldRefusal } from '#parts/form/field-rules/fieldRefusals.ts'
import { FieldErrorsSchema } from '#parts/form/field-rules/schema.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { isUncertain } from '#core/contract/error.ts'
import { ageOfBirthdays, type RegistrationField } from '#parts/form/field-rules/values.ts'

export type FieldFaults = Partial<Record<RegistrationField | 'terms', Fault>>

/**
 * Codes of refusals that the gateway sends before it checks the captcha, because the visitor can
 * correct these errors.
 */
const BEFORE_CAPTCHA = ['invalid_fields', 'invitation_code_error', 'terms_required']

/**
 * Errors of fields that depend on the data of other players, so that the gateway checks them after
 * the captcha.
 */
const AFTER_CAPTCHA = ['taken', 'unknown']

/** Whether a refused registration has used up its captcha, so that the visitor needs a new one. */
export function spendsCaptcha(error: GatewayError): boolean {
  if (isUncertain(error)) return false
  if (!BEFORE_CAPTCHA.includes(error.code)) return true
  const data = v.safeParse(FieldErrorsSchema, error.data)
  return (
    data.success && Object.values(data.output.fields).some((kind) => AFTER_CAPTCHA.includes(kind))
  )
}

/** Errors for the fields that a refusal names; empty if the refusal names no known field. */
export function readFieldFaults(
  error: GatewayError,
  rules: RegisterRules,
  minimumAge: number,
): FieldFaults {
  const one = fieldRefusal(error)
  if (one) return { [one.name]: one.fault }
  if (error.code !== 'invalid_fields') return {}
  const data = v.safeParse(FieldErrorsSchema, error.data)
  if (!data.success) return {}
  const known = Object.entries(data.output.fields).filter(([name]) => isField(name))
  return Object.fromEntries(
    known.map(([name, kind]) => [
      name,
      readFault(kind, rules[name as RegistrationField], minimumAge),
    ]),
  )
}

const isField = (name: string): name is RegistrationField =>
  (REGISTRATION_FIELDS as readonly string[]).includes(name)

type SentKind = v.InferOutput<typeof FieldErrorsSchema>['fields'][string]

function readFault(
  kind: SentKind,
  { minLength: min, maxLength: max, patternId }: RegisterRules[RegistrationField],
  minimumAge: number,
): Fault {
  if (kind === 'length') return { kind, min, max }
  if (kind === 'pattern') return { kind, min, max, patternId }
  if (kind === 'age') return { kind, min: ageOfBirthdays(minimumAge) }
  return { kind }
}
