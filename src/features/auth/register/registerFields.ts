import { isInvitation, type RegistrationField } from '#core/brand/registrationFields.ts'
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

/** Fields that a form needs only if a rule requires them; nobody fills them in later. */
const CHECKS: readonly RegistrationField[] = ['confirmPassword', 'captcha']

/**
 * Lists the fields of the registration form in the order of the rules: the required fields, and the
 * optional fields that the rules place there. Without such a rule these are the invitation codes;
 * all other optional fields are asked for where they are needed (docs/product.md §5).
 */
export function listRegisterFields(rules: RegisterRules, mode: RegisterMode): RegisterField[] {
  const essential = essentials(mode)
  const asked = (name: RegistrationField): 'no' | 'optional' | 'required' => {
    const {
      enabled,
      required,
      insisted,
      ask = isInvitation(name) ? 'registration' : 'later',
    } = rules[name]
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
    return ask === 'registration' && !CHECKS.includes(name) ? 'optional' : 'no'
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

/** Groups the fields of the form: invitation codes that may be empty, the captcha, all others. */
export function groupFields(fields: readonly RegisterField[]): FieldGroups {
  const isCode = ({ name, required }: RegisterField) => !required && isInvitation(name)
  return {
    main: fields.filter((field) => field.name !== 'captcha' && !isCode(field)),
    invitation: fields.filter(isCode),
    captcha: fields.filter(({ name }) => name === 'captcha'),
  }
}
