import type * as v from 'valibot'
import type { FieldRuleSchema } from '#core/brand/fieldRule.ts'
import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import type { Brand } from '#core/brand/schema.ts'

type Fields = Brand['registration']['fields']
export type FieldRule = v.InferOutput<typeof FieldRuleSchema>

const off = { enabled: false, required: false }

/**
 * The gateway's own registration rules, over which a brand's go; pattern kinds as in
 * docs/product.md §5.
 */
const FIELD_RULES: Fields = {
  username: {
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 2,
    minLength: 6,
    maxLength: 12,
  },
  password: {
    enabled: true,
    required: true,
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*\\d).*$',
    patternId: 8,
    minLength: 8,
    maxLength: 20,
  },
  confirmPassword: { ...off },
  mobileNum: {
    enabled: true,
    required: false,
    acceptedPattern: '^\\d+$',
    patternId: 9,
    minLength: 8,
    maxLength: 13,
  },
  captcha: { enabled: true, required: true },
  affiliateCode: { enabled: true, required: false, patternId: 7, maxLength: 20 },
  referralCode: { ...off, patternId: 7, maxLength: 20 },
  recommenderId: { ...off, patternId: 7, minLength: 3, maxLength: 20 },
  email: { ...off, patternId: 6, maxLength: 100 },
  payeeName: { ...off, minLength: 2, maxLength: 60 },
  paymentPassword: { ...off, patternId: 9, minLength: 6, maxLength: 6 },
  qqNum: { ...off, patternId: 9, minLength: 5, maxLength: 12 },
  idNumber: { ...off, patternId: 7, minLength: 5, maxLength: 20 },
  line: { ...off, patternId: 12, minLength: 2, maxLength: 50 },
  whatsapp: { ...off, patternId: 18, minLength: 6, maxLength: 16 },
  facebook: { ...off, patternId: 12, minLength: 2, maxLength: 100 },
  wechat: { ...off, patternId: 12, minLength: 2, maxLength: 50 },
  telegram: { ...off, patternId: 12, minLength: 2, maxLength: 50 },
  zalo: { ...off, patternId: 18, minLength: 6, maxLength: 16 },
  nickname: { ...off, patternId: 1, minLength: 2, maxLength: 20 },
  fullName: { ...off, patternId: 20, maxLength: 60 },
  birthday: { ...off, patternId: 13, minLength: 10, maxLength: 10 },
  address: { ...off, patternId: 1, maxLength: 200 },
  nationality: { ...off, patternId: 1, maxLength: 60 },
  occupation: { ...off, patternId: 1, maxLength: 60 },
  sourceOfIncome: { ...off, patternId: 1, maxLength: 60 },
}

/** One rule over another; a pattern replaces the lower one whole, number and all. */
export function overRule<Rule extends object>(lower: FieldRule = {}, upper?: Rule) {
  const { acceptedPattern: _pattern, patternId: _id, ...rest } = lower
  const saysPattern = upper && ('acceptedPattern' in upper || 'patternId' in upper)
  return { ...(saysPattern ? rest : lower), ...upper }
}

/**
 * The gateway's rules, overridden by a brand's own. A code by SMS is required if the brand uses it; if
 * every registration needs one, that proves enough, and no captcha is required.
 */
export function mergeFieldRules({ registration, features }: Brand): Record<string, FieldRule> {
  const { fields } = registration
  const mobileNum = overRule(FIELD_RULES.mobileNum, fields.mobileNum)
  const alwaysProvesPhone =
    features.registrationSms &&
    (!features.usernameRegistration || (mobileNum.enabled && mobileNum.required))
  const own: Fields = { ...FIELD_RULES, ...(alwaysProvesPhone && { captcha: off }) }
  const names = new Set([...orderOf(Object.keys(fields)), ...Object.keys(own)])
  const rules = ([...names] as (keyof Fields)[]).map((name) => [
    name,
    overRule(own[name], fields[name]),
  ])
  const asksCode = { enabled: features.registrationSms, required: features.registrationSms }
  return {
    ...Object.fromEntries(rules),
    verificationCode: { maxLength: 6, ...fields.verificationCode, ...asksCode },
  }
}

const PAIR: readonly string[] = ['username', 'password']

/** The brand's order, which is that of the form; username and password come first, or together. */
function orderOf(named: readonly string[]): readonly string[] {
  if (PAIR.every((name) => named.includes(name))) return named
  if (!PAIR.some((name) => named.includes(name))) return [...PAIR, ...named]
  return named.flatMap((name) => (PAIR.includes(name) ? PAIR : [name]))
}

/** What a brand without resources of its own links to, on its main domain. */
const DEFAULTS = ['android', 'ios', 'iosLite', 'whatsapp', 'telegram', 'facebook', 'line'] as const

/** What the operator says of its apps. */
const APPS: Readonly<Record<string, { version: string; bytes: number }>> = {
  android: { version: '4.12.0', bytes: 38_400_000 },
  ios: { version: '4.11.2', bytes: 52_700_000 },
  iosLite: { version: '2.0', bytes: 14_000 },
}

/** A merchant's links; those to its apps only if it offers them. */
export function listResources({ resources, domains, features }: Brand) {
  const given = Object.entries(resources).filter(([, url]) => url !== undefined)
  const entries = given.length
    ? given
    : DEFAULTS.map((name) => [name, `https://go.${domains[0]}/${name.toLowerCase()}`])
  const offered = entries.filter(([name]) => features.appDownload || !(name && APPS[name]))
  return offered.map(([name, url]) => ({
    resourceType: RESOURCE_TYPES[name as keyof typeof RESOURCE_TYPES],
    url: url as string,
    ...(name && APPS[name]),
  }))
}
