import { REGISTRATION_FIELDS } from '#core/brand/fieldRule.ts'
import type { RegisterRules } from '#parts/field-rules/rules.ts'
import type { RegistrationField, ValueRule } from '#parts/field-rules/values.ts'

export const REGISTER_METHODS = ['username', 'mobile'] as const
export type RegisterMethod = (typeof REGISTER_METHODS)[number]

/** How someone registers: the method chosen, and what the merchant's flags say of it. */
export interface RegisterMode {
  method: RegisterMethod
  /** A code by SMS proves the phone number. */
  sms: boolean
  /** A registration by mobile number also sets a password. */
  mobilePassword: boolean
}

export interface RegisterField {
  name: RegistrationField
  required: boolean
  rule: ValueRule
}

/** Fields that every account needs: shown and required whatever the rules say. */
function essentials({ method, mobilePassword }: RegisterMode): readonly RegistrationField[] {
  if (method === 'username') return ['username', 'password']
  return mobilePassword ? ['mobileNum', 'password'] : ['mobileNum']
}

/** The fields that a form asks for, in the order of docs/product.md §3. */
export function listRegisterFields(rules: RegisterRules, mode: RegisterMode): RegisterField[] {
  const essential = essentials(mode)
  const asked = (name: RegistrationField): 'no' | 'optional' | 'required' => {
    const { enabled, required } = rules[name]
    if (essential.includes(name)) return 'required'
    if (mode.method === 'mobile' && (name === 'username' || name === 'password')) return 'no'
    if (name === 'confirmPassword' && !essential.includes('password')) return 'no'
    if (name === 'verificationCode') {
      const phone = asked('mobileNum')
      return mode.sms || (enabled && required) ? phone : 'no'
    }
    if (!enabled) return 'no'
    return required ? 'required' : 'optional'
  }
  return REGISTRATION_FIELDS.flatMap((name) => {
    const ask = asked(name)
    return ask === 'no' ? [] : [{ name, required: ask === 'required', rule: rules[name] }]
  })
}

interface FieldGroups {
  main: RegisterField[]
  optional: RegisterField[]
  captcha: RegisterField[]
}

/** Groups a form's fields: first what identifies the account, then required, then optional ones. */
export function groupFields(
  fields: readonly RegisterField[],
  { method }: Pick<RegisterMode, 'method'>,
): FieldGroups {
  const phone = ['mobileNum', 'verificationCode']
  const first = method === 'mobile' ? phone : []
  const isFirst = ({ name }: RegisterField) => first.includes(name)
  const rest = fields.filter((field) => !isFirst(field) && field.name !== 'captcha')
  return {
    main: [...fields.filter(isFirst), ...rest.filter(({ required }) => required)],
    optional: rest.filter(({ required }) => !required),
    captcha: fields.filter(({ name }) => name === 'captcha'),
  }
}
