import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { Fault } from './faults.ts'
import { isEasyToGuess } from '#rules/easyCodes.ts'
import { tidyPassword, tidyText } from '#lib/tidyText.ts'
import { MAX_VALUE_LENGTH } from './schema.ts'
import { EMAIL, isIsoDay, PATTERN_KINDS } from './patterns.ts'

/** The rule for a value that is not empty. */
export interface ValueRule {
  minLength?: number | undefined
  maxLength?: number | undefined
  /**
   * Pattern kind that selects the message for a fault; only `test` decides whether a value is
   * valid.
   */
  patternId?: number | undefined
  /** Checks a value; undefined if there is no pattern, or only one that no value could match. */
  test?: ((value: string) => boolean) | undefined
}

const SECRETS: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword']

/**
 * Prepares a value for sending: tidied (`tidyText`), codes without spaces, passwords exactly as
 * typed.
 */
export function cleanValue(field: RegistrationField, typed: string): string {
  if (SECRETS.includes(field)) return typed
  const value = tidyText(typed)
  if (field === 'verificationCode') return value.replaceAll(/\s/g, '')
  if (field === 'mobileNum') return value.replaceAll(/[\s().-]/g, '')
  return value.replaceAll(/\s+/g, ' ')
}

interface Day {
  /** Today by the gateway's clock, as yyyy-MM-dd. */
  today: string
  /** Age that the terms of the brand or the gateway require. */
  minimumAge: number
}

/**
 * Finds the fault of a value that is not empty and was prepared by `cleanValue`; undefined if the
 * value is valid.
 */
export function findFault(
  field: RegistrationField,
  value: string,
  rule: ValueRule,
  day: Day,
): Fault | undefined {
  const min = rule.minLength || undefined
  const max = rule.maxLength
  const own = OWN_CHECKS[field]?.(value, rule, day)
  if (own) return own
  if (rule.test && !rule.test(value)) {
    const { patternId } = rule
    const wordsFit = patternId !== undefined && !PATTERN_KINDS[patternId]?.test(value)
    return { kind: 'pattern', min, max, patternId: wordsFit ? patternId : undefined }
  }
  const longest = max ?? MAX_VALUE_LENGTH
  if (value.length < (min ?? 0) || value.length > longest) {
    return { kind: 'length', min, max: longest }
  }
  return field === 'paymentPassword' && isEasyToGuess(value) ? { kind: 'weak' } : undefined
}

type Check = (value: string, rule: ValueRule, day: Day) => Fault | undefined

/** Checks that single fields need in addition to their rules. */
const OWN_CHECKS: Partial<Record<RegistrationField, Check>> = {
  // A gateway may remove spaces around a password at the login, so a password that begins or ends
  // with a space would never match.
  password: findEdgeSpaces,
  paymentPassword: findEdgeSpaces,
  // Whatever a rule says: another kind of text is no address to write to.
  email: (value, { minLength, maxLength }) =>
    PATTERN_KINDS[EMAIL]!.test(value)
      ? undefined
      : { kind: 'pattern', min: minLength || undefined, max: maxLength, patternId: EMAIL },
  payeeName: (value, { test }) => {
    if (LATIN_DIACRITIC.test(value)) return { kind: 'diacritics' }
    return test || isRealName(value) ? undefined : { kind: 'realName' }
  },
  mobileNum: (value, { minLength, maxLength }) =>
    /^\d{4,20}$/.test(value)
      ? undefined
      : { kind: 'phone', min: minLength || undefined, max: maxLength },
  birthday: (value, _, { today, minimumAge }) => {
    if (!isIsoDay(value) || value < '1900') return { kind: 'date' }
    return isOfAge(value, minimumAge, today) ? undefined : { kind: 'age', min: minimumAge }
  },
}

function findEdgeSpaces(value: string): Fault | undefined {
  return value === tidyPassword(value) ? undefined : { kind: 'edgeSpaces' }
}

/**
 * Finds Latin letters with diacritics, since Vietnamese banks write NGUYEN VAN AN without them. In
 * Thai and Korean, such marks are part of the letters.
 */
const LATIN_DIACRITIC = /(?![A-Za-z])\p{Script=Latin}|[A-Za-z]\p{M}/u

/**
 * Whether a name consists of letters of any script; Latin and Thai names need two parts
 * (docs/product.md §5).
 */
function isRealName(value: string): boolean {
  if (!/^[\p{L}\p{M} .'’·-]+$/u.test(value) || !/\p{L}/u.test(value)) return false
  return value.includes(' ') || !/[\p{Script=Latin}\p{Script=Thai}]/u.test(value)
}

/**
 * Whether someone born on a day has reached an age; 29 February counts as 1 March in common years.
 */
export function isOfAge(birthday: string, years: number, today: string): boolean {
  const comes = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0') + birthday.slice(4)
  return comes <= today
}
