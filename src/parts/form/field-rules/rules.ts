import type { FieldRules } from '#core/brand/fieldRule.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '#core/brand/registrationFields.ts'
import { readSafePattern } from '#lib/safePattern.ts'
import { findExample } from './examples.ts'
import { MAX_VALUE_LENGTH } from './schema.ts'
import { PATTERN_KINDS } from './patterns.ts'
import type { ValueRule } from './values.ts'

/** One field's rule, corrected so that at least one value satisfies it. */
export interface ReadRule extends ValueRule {
  enabled: boolean
  required: boolean
  /**
   * Whether the brand file itself requires the field, or the gateway did in a refusal. A captcha is
   * then asked for beside a code by SMS, too.
   */
  insisted: boolean
  /** When an optional field is asked for; undefined if no rule says that. */
  ask: RawRule['ask']
}

export type RegisterRules = Record<RegistrationField, ReadRule>

type RawRule = FieldRules[string]

/** The rules that apply if neither the brand nor the gateway sets any. */
const DEFAULTS: Partial<Record<RegistrationField, RawRule>> = {
  username: { enabled: true, required: true, maxLength: 64 },
  password: { enabled: true, required: true },
  email: { patternId: 6 },
}

/** Fields that are required whenever the form shows them (docs/product.md §5). */
const ALWAYS_REQUIRED: readonly RegistrationField[] = ['paymentPassword']

/** For a field, the field that always comes directly after it, whatever the order of the rules. */
const FOLLOWERS: Partial<Record<RegistrationField, RegistrationField>> = {
  password: 'confirmPassword',
  mobileNum: 'verificationCode',
}

/**
 * Merges the rules for the fields of the registration form by priority (docs/architecture.md §2.6):
 * defaults < brand < gateway. The gateway sends its rules in two replies; those of the registration
 * validation (`validation`) override those of the registration settings (`settings`). A field that
 * the brand turned off stays off. Rules that no value could satisfy are corrected:
 *
 * - a required field is shown unless a rule hides it; a hidden field is not required
 * - an expression that is invalid or could freeze the page, an unknown `patternId` or an
 *   impossible length is ignored
 * - lengths or a pattern that contradict each other are ignored; then only the gateway validates
 *
 * The fields are in the order in which the form shows them (`orderFields`).
 */
export function mergeRules(
  brandRules: FieldRules,
  settings: FieldRules,
  validation: FieldRules,
): RegisterRules {
  return Object.fromEntries(
    orderFields(settings, validation, brandRules).map((field) => {
      const brand = brandRules[field] ?? {}
      const gateway = { ...said(settings[field]), ...said(validation[field]) }
      const raw = over(over(DEFAULTS[field] ?? {}, brand), gateway)
      const gate = brand.enabled !== false
      const read = readRule(field, { ...raw, ...gatewayLengths(raw, gateway) }, gate)
      return [field, { ...read, insisted: read.required && brand.required === true }]
    }),
  ) as RegisterRules
}

/**
 * Orders the fields as the rules name them, the first layer before the next. The other fields
 * follow in the order of docs/product.md §3, and the captcha comes last.
 */
function orderFields(...layers: readonly FieldRules[]): RegistrationField[] {
  const named = layers.flatMap((rules) => Object.keys(rules)).filter(isField)
  const places = (name: RegistrationField) => named.includes(name)
  const followers = { ...FOLLOWERS, ...(!places('password') && { username: 'password' as const }) }
  const order = new Set([
    ...(places('username') ? [] : (['username'] as const)),
    ...named,
    ...REGISTRATION_FIELDS,
  ])
  for (const name of ['captcha', ...Object.values(followers)] as const) order.delete(name)
  const withFollowers = (name: RegistrationField): RegistrationField[] => {
    const next = followers[name]
    return next ? [name, ...withFollowers(next)] : [name]
  }
  return [...[...order].flatMap(withFollowers), 'captcha']
}

const isField = (name: string): name is RegistrationField =>
  (REGISTRATION_FIELDS as readonly string[]).includes(name)

/**
 * Merges two rules of the same field. The upper rule wins; if it has a pattern, the lower rule's
 * pattern and pattern id are dropped.
 */
function over(lower: RawRule, upper: RawRule): RawRule {
  const { acceptedPattern, patternId, ...rest } = lower
  const saysPattern = (upper.acceptedPattern ?? upper.patternId) !== undefined
  return { ...rest, ...(!saysPattern && { acceptedPattern, patternId }), ...said(upper) }
}

const said = (rule: RawRule = {}): RawRule =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined))

/** Returns the gateway's lengths if the merged minimum exceeds the merged maximum, else nothing. */
function gatewayLengths(merged: RawRule, gateway: RawRule): Partial<RawRule> {
  return inOrder(merged) ? {} : { minLength: gateway.minLength, maxLength: gateway.maxLength }
}

const inOrder = ({ minLength = 0, maxLength = MAX_VALUE_LENGTH }: RawRule) => minLength <= maxLength

function readRule(
  field: RegistrationField,
  raw: RawRule,
  gate: boolean,
): Omit<ReadRule, 'insisted'> {
  const enabled = gate && (raw.enabled ?? raw.required ?? false)
  const required = enabled && (raw.required === true || ALWAYS_REQUIRED.includes(field))
  const lengths = inOrder(raw) ? { minLength: raw.minLength, maxLength: raw.maxLength } : {}
  const { patternId, test, examples } = readPattern(raw)
  const tries = [{ ...lengths, patternId, test }, { patternId, test }, lengths]
  const kept = tries.find((rule) => findExample(field, rule, examples) !== undefined)
  return { enabled, required, ask: raw.ask, ...kept }
}

function readPattern({ acceptedPattern, patternId }: RawRule) {
  if (acceptedPattern === '*') return {}
  const kind = patternId === undefined ? undefined : PATTERN_KINDS[patternId]
  const own = acceptedPattern ? readSafePattern(acceptedPattern) : undefined
  return {
    patternId: kind && patternId,
    test: own?.test ?? kind?.test,
    examples: own?.examples(MAX_VALUE_LENGTH),
  }
}

/**
 * Returns the rules with the given fields shown and required, because the gateway has required
 * these fields in a refusal.
 */
export function revealFields(
  rules: RegisterRules,
  names: readonly RegistrationField[],
): RegisterRules {
  const shown = { enabled: true, required: true, insisted: true }
  const revealed = names.map((name) => [name, { ...rules[name], ...shown }])
  return { ...rules, ...Object.fromEntries(revealed) }
}
