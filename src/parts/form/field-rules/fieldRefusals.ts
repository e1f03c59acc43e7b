import type { GatewayError } from '#core/contract/error.ts'
import type { Fault } from './faults.ts'
import type { RegistrationField } from './values.ts'

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
