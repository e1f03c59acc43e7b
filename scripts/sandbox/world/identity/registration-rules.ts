import * as v from 'valibot'
import type { FieldFault } from '#core/contract/fieldFaults.ts'
import { FieldRuleSchema } from '#core/brand/fieldRule.ts'
import { REGISTRATION_FIELDS } from '#core/brand/registrationFields.ts'
import { PATTERN_KINDS } from '#parts/form/field-rules/patterns.ts'
import type { Merchant } from '../../http/serve.ts'
import { readBirthday } from './birthday.ts'
import { type FieldRule, mergeFieldRules, overRule } from '../settings.ts'

export type FieldName = (typeof REGISTRATION_FIELDS)[number]

/** Passwords are neither trimmed nor normalised. */
const SECRETS: readonly string[] = ['password', 'confirmPassword', 'paymentPassword']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lists the merchant's rules as they are sent: a tester's rules replace the brand's, valid or not.
 */
function listRawRules({ brand, settings }: Merchant): unknown {
  const own = settings.rules.fields
  const rules: Record<string, FieldRule> = mergeFieldRules(brand)
  if (own === null) return rules
  if (!isRecord(own)) return own
  const merged = Object.entries(own).map(([name, rule]) => [
    name,
    isRecord(rule) ? overRule(rules[name], rule) : rule,
  ])
  return { ...rules, ...Object.fromEntries(merged) }
}

/** Keeps some properties of each raw rule; a rule that is not an object is sent unchanged. */
function project(rules: unknown, keeps: (property: string) => boolean): unknown {
  if (!isRecord(rules)) return rules
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      isRecord(rule)
        ? Object.fromEntries(Object.entries(rule).filter(([property]) => keeps(property)))
        : rule,
    ]),
  )
}

const isSetting = (property: string) => ['enabled', 'required', 'ask'].includes(property)

/** Rules that say which fields the form shows, for `getRegisterSettings`. */
export const listFieldSettings = (merchant: Merchant) => project(listRawRules(merchant), isSetting)

/** Rules that say which values the fields accept, for `getRegisterValidation`. */
export const listFieldValidation = (merchant: Merchant) =>
  project(listRawRules(merchant), (property) => !isSetting(property))

/** The rules that the gateway itself checks; malformed or contradictory rules are left out. */
export function readFieldRules(merchant: Merchant): Partial<Record<FieldName, FieldRule>> {
  const raw = listRawRules(merchant)
  const rules = isRecord(raw) ? raw : mergeFieldRules(merchant.brand)
  return Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, readRule(rules[name])]))
}

/**
 * Whether a captcha is required beside a code by SMS, too: only if the brand file or a tester says
 * so, since one proof is enough.
 */
export function insistsOnCaptcha({ brand, settings }: Merchant): boolean {
  const own = settings.rules.fields
  const said = isRecord(own) ? own['captcha'] : undefined
  const rule = overRule(brand.registration.fields['captcha'], isRecord(said) ? said : {})
  return rule.enabled !== false && rule.required === true
}

function readRule(raw: unknown): FieldRule {
  if (!isRecord(raw)) return {}
  const entries = Object.entries(FieldRuleSchema.entries)
    .filter(([name, schema]) => raw[name] !== undefined && v.is(schema, raw[name]))
    .map(([name]) => [name, raw[name]])
  const { minLength, maxLength, ...rule }: FieldRule = Object.fromEntries(entries)
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) return rule
  return {
    ...rule,
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  }
}

/** Normalises a value before it is validated and stored; passwords stay unchanged. */
export const cleanValue = (name: string, value: string | undefined): string =>
  SECRETS.includes(name) ? (value ?? '') : (value ?? '').trim().normalize('NFC')

/** Finds the fault of a value by its rule alone. */
export function findValueFault(value: string, rule: FieldRule): FieldFault | undefined {
  const { minLength = 0, maxLength = 255, patternId, acceptedPattern } = rule
  if (value.length < minLength || value.length > maxLength) return 'length'
  if (acceptedPattern === '*') return undefined
  const kind = patternId === undefined ? undefined : PATTERN_KINDS[patternId]
  const pattern = readPattern(acceptedPattern) ?? kind
  return pattern && !pattern.test(value) ? 'pattern' : undefined
}

/** Undefined if the text is not a regular expression; then no value is validated by it. */
function readPattern(source = ''): RegExp | undefined {
  if (source === '') return undefined
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags)
    } catch {}
  }
  return undefined
}

/** Whether a person has the merchant's minimum age (docs/product.md §5), in every time zone. */
export function isOldEnough({ brand }: Merchant, birthday: string, now: Date): boolean {
  const born = readBirthday(birthday)
  if (born === null) return false
  const years = brand.legal.minimumAge
  const comes = String(Number(born.slice(0, 4)) + years).padStart(4, '0') + born.slice(4)
  return comes <= new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Finds the fault of a new password by the merchant's rule. */
export function findPasswordFault(merchant: Merchant, password: string): FieldFault | undefined {
  if (password === '') return 'required'
  return findValueFault(password, readFieldRules(merchant).password ?? {})
}
