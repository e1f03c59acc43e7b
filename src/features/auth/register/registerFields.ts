import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'

export const REGISTER_METHODS = ['username', 'mobile'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/** The chosen registration method, with the merchant's settings for it. */
export interface RegisterMode {
  method: RegisterMethod
  /** Whether an SMS code must prove that the phone number is the visitor's. */
  sms: boolean
  /** Whether a registration by mobile number also sets a password. */
  mobilePassword: boolean
}

export interface RegisterField {
  name: RegistrationField
  required: boolean
  rule: ValueRule
}

/** Fields that every account needs; they are shown and required whatever the rules say. */
function essentials({ method, mobilePassword }: RegisterMode): readonly RegistrationField[] {
  if (method === 'username') return ['username', 'password']
  return mobilePassword ? ['mobileNum', 'password'] : ['mobileNum']
}

/**
 * Optional fields that can be filled in only at registration. All other optional fields are asked
 * for later, where they are needed.
 */
const INVITATIONS: readonly RegistrationField[] = ['recommenderId', 'affiliateCode', 'referralCode']

/**
 * Lists the fields of the registration form in the order of the rules: the required fields and the
 * invitation codes. All other optional fields are asked for where they are needed (docs/product.md
 * §5).
 */
export function listRegisterFields(rules: RegisterRules, mode: RegisterMode): RegisterField[] {
  const essential = essentials(mode)
  const asked = (name: RegistrationField): 'no' | 'optional' | 'required' => {
    const { enabled, required, insisted } = rules[name]
    if (essential.includes(name)) return 'required'
    if (mode.method === 'mobile' && (name === 'username' || name === 'password')) return 'no'
    if (name === 'confirmPassword' && !essential.includes('password')) return 'no'
    if (name === 'verificationCode') {
      const phone = asked('mobileNum')
      return mode.sms || (enabled && required) ? phone : 'no'
    }
    if (!enabled) return 'no'
    // One proof is enough: a code by SMS takes the captcha's place.
    if (name === 'captcha' && !insisted && asked('verificationCode') === 'required') return 'no'
    if (required) return 'required'
    return INVITATIONS.includes(name) ? 'optional' : 'no'
  }
  return orderOf(rules, mode).flatMap((name) => {
    const ask = asked(name)
    return ask === 'no' ? [] : [{ name, required: ask === 'required', rule: rules[name] }]
  })
}

const PHONE: readonly RegistrationField[] = ['mobileNum', 'verificationCode']

/**
 * Names of the fields in the order of the rules. If a phone number identifies the account, its
 * field takes the place of the username.
 */
function orderOf(rules: RegisterRules, { method }: RegisterMode): RegistrationField[] {
  const names = Object.keys(rules) as RegistrationField[]
  if (method === 'username') return names
  const at = Math.min(names.indexOf('username'), names.indexOf('mobileNum'))
  const rest = names.filter((name) => !PHONE.includes(name))
  return [...rest.slice(0, at), ...PHONE, ...rest.slice(at)]
}

interface FieldGroups {
  main: RegisterField[]
  invitation: RegisterField[]
  captcha: RegisterField[]
}

/** Groups the fields of the form: required fields, invitation codes and the captcha. */
export function groupFields(fields: readonly RegisterField[]): FieldGroups {
  const rest = fields.filter(({ name }) => name !== 'captcha')
  return {
    main: rest.filter(({ required }) => required),
    invitation: rest.filter(({ required }) => !required),
    captcha: fields.filter(({ name }) => name === 'captcha'),
  }
}
