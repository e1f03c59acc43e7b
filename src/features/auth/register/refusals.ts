import { REGISTRATION_FIELDS, type RegistrationField } from '#core/brand/registrationFields.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import type { Fault } from '#parts/form/field-rules/faults.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { isUncertain } from '#core/contract/error.ts'

export type FieldFaults = Partial<Record<RegistrationField | 'terms', Fault>>

/**
 * Codes of refusals that the gateway sends before it checks the captcha, because the visitor can
 * correct these errors, or since there was none.
 */
const BEFORE_CAPTCHA = [
  'invalid_fields',
  'invitation_code_error',
  'terms_required',
  'captcha_required',
]

/**
 * Errors of fields that depend on the data of other players, so that the gateway checks them after
 * the captcha.
 */
const AFTER_CAPTCHA = ['taken', 'unknown']

/** Whether a refused registration has used up its captcha, so that the visitor needs a new one. */
export function spendsCaptcha(error: GatewayError): boolean {
  if (isUncertain(error)) return false
  if (!BEFORE_CAPTCHA.includes(error.code)) return true
  return Object.values(readFieldFaults(error)).some(({ kind }) => AFTER_CAPTCHA.includes(kind))
}

/** Errors for the registration's fields that a refusal names; empty if it names no known field. */
export function readRegisterFaults(
  error: GatewayError,
  rules: RegisterRules,
  minimumAge: number,
): FieldFaults {
  const known = Object.entries(readFieldFaults(error, { rules, minimumAge })).filter(([name]) =>
    isField(name),
  )
  return Object.fromEntries(known)
}

const isField = (name: string): boolean =>
  name === 'terms' || (REGISTRATION_FIELDS as readonly string[]).includes(name)
