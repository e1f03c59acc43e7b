import type { RegistrationField } from '#core/brand/registrationFields.ts'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { FieldErrorsSchema, type FieldFault } from '#core/contract/fieldFaults.ts'
import type { Fault } from './faults.ts'
import type { ValueRule } from './values.ts'

type Refused = RegistrationField | 'terms'

/** Codes of refusals that are always about the same field, in whichever call they occur. */
const OF_FIELD: Record<string, [name: Refused, kind: Fault['kind']]> = {
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

/**
 * Finds the field that a refused request is about, by the refusal's code, and the fault to show at
 * the field.
 */
export function fieldRefusal(error: GatewayError): { name: Refused; fault: Fault } | undefined {
  if (!Object.hasOwn(OF_FIELD, error.code)) return undefined
  const [name, kind] = OF_FIELD[error.code]!
  return { name, fault: { kind } }
}

interface Known {
  /** Rules of the fields, with which a message can say what is required. */
  rules?: Partial<Record<string, ValueRule>>
  /** Age in years that the terms require. */
  minimumAge?: number
}

/**
 * Reads which fields a refusal of the gateway names, and the fault to show at each. It is empty for
 * a refusal that names no field. Forms draw these faults themselves (`useGatewayForm`).
 */
export function readFieldFaults(
  error: GatewayError,
  { rules = {}, minimumAge = 0 }: Known = {},
): Record<string, Fault> {
  const one = fieldRefusal(error)
  if (one) return { [one.name]: one.fault }
  if (error.code !== 'invalid_fields') return {}
  const data = v.safeParse(FieldErrorsSchema, error.data)
  if (!data.success) return {}
  const readFault = (name: string, kind: FieldFault): Fault => {
    const { minLength: min, maxLength: max, patternId } = rules[name] ?? {}
    if (kind === 'length') return { kind, min, max }
    if (kind === 'pattern') return { kind, min, max, patternId }
    return kind === 'age' ? { kind, min: minimumAge } : { kind }
  }
  return Object.fromEntries(
    Object.entries(data.output.fields).map(([name, kind]) => [name, readFault(name, kind)]),
  )
}
