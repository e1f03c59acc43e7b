import type { RegistrationField } from '#core/brand/registrationFields.ts'
import * as v from 'valibot'
import { hasCaptcha, type CaptchaValue } from '#parts/identity/captcha/captchaValue.ts'
import { writeFault, type Fault } from '#parts/form/field-rules/faults.ts'
import { listRegisterFields, type RegisterField, type RegisterMode } from './registerFields.ts'
import type { RegisterRules } from '#parts/form/field-rules/rules.ts'
import { cleanValue, findFault } from '#parts/form/field-rules/values.ts'

/** Values of a registration form; fields that are not shown may also have a value. */
export interface RegisterValues extends Partial<
  Record<Exclude<RegistrationField, 'captcha'>, string>
> {
  captcha?: CaptchaValue
  countryDialingCode?: string
  /** Token by which Firebase proves the phone number, instead of a code. */
  firebaseIdToken?: string
  terms?: boolean
}

interface Facts {
  /** The current date by the gateway's clock, as yyyy-MM-dd. */
  today: string
  /** Minimum age that the terms require, in years. */
  minimumAge: number
  /** Whether the gateway has said that an affiliate code does not exist. */
  isUnknownAffiliate?: (affiliateCode: string) => boolean
  /** Whether the gateway has said that a username is taken. */
  isTakenUsername?: (username: string) => boolean
}

/**
 * Builds the schema of a registration form. Each issue names its field and has a `Fault` as its
 * message (`readFault`). The output has only the shown fields that are not empty, in their cleaned
 * form (`cleanValue`).
 */
export function buildRegisterSchema(
  rules: RegisterRules,
  mode: RegisterMode,
  facts: Facts,
): v.GenericSchema<Record<string, unknown>, RegisterValues> {
  const fields = listRegisterFields(rules, mode)
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const values = readValues(dataset.value, fields)
      const faults = findFaults(values, fields, facts)
      for (const [key, fault] of Object.entries(faults)) {
        const path = {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key,
          value: undefined,
        }
        addIssue({ message: writeFault(fault), path: [path as v.IssuePathItem] })
      }
      return Object.keys(faults).length > 0 ? NEVER : values
    }),
  ) as v.GenericSchema<Record<string, unknown>, RegisterValues>
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function readValues(input: Record<string, unknown>, fields: RegisterField[]): RegisterValues {
  const values: Record<string, unknown> = { terms: input.terms === true }
  for (const { name } of fields) {
    if (name === 'captcha') values.captcha = input.captcha ?? undefined
    else values[name] = cleanValue(name, text(input[name])) || undefined
  }
  if (values.mobileNum) values.countryDialingCode = text(input.countryDialingCode) || undefined
  else delete values.verificationCode
  if (values.mobileNum && fields.some(({ name }) => name === 'verificationCode')) {
    values.firebaseIdToken = text(input.firebaseIdToken) || undefined
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function findFaults(values: RegisterValues, fields: RegisterField[], facts: Facts) {
  const faults: Partial<Record<RegistrationField | 'terms', Fault>> = {}
  for (const { name, required, rule } of fields) {
    const fault =
      name === 'captcha'
        ? required && !hasCaptcha(values.captcha ?? {}) && ({ kind: 'required' } as const)
        : findFieldFault(values, name, required, rule, facts)
    if (fault) faults[name] = fault
  }
  if (!values.terms) faults.terms = { kind: 'terms' }
  return faults
}

function findFieldFault(
  values: RegisterValues,
  name: Exclude<RegistrationField, 'captcha'>,
  required: boolean,
  rule: RegisterField['rule'],
  facts: Facts,
): Fault | undefined {
  const value = values[name]
  if (name === 'confirmPassword') {
    if (!value) return { kind: 'required' }
    return value === values.password ? undefined : { kind: 'mismatch' }
  }
  if (name === 'verificationCode') {
    const isProven = Boolean(values.firebaseIdToken) || !(required || values.mobileNum)
    if (!value) return isProven ? undefined : { kind: 'required' }
  }
  if (!value) return required ? { kind: 'required' } : undefined
  if (name === 'affiliateCode' && facts.isUnknownAffiliate?.(value)) return { kind: 'affiliate' }
  if (name === 'username' && facts.isTakenUsername?.(value)) return { kind: 'taken' }
  return findFault(name, value, rule, facts)
}
