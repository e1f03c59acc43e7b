import { quote } from '#lib/quote.ts'
import { MAX_PATTERN_LENGTH, readSafePattern } from '#lib/safePattern.ts'
import type { BrandFault } from './brandFault.ts'
import { isInvitation, type RegistrationField } from './registrationFields.ts'
import type { Brand } from './schema.ts'

/** Fields whose place no brand can choose (docs/product.md §5). */
const FIXED_FIELDS: readonly string[] = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
] satisfies RegistrationField[]

/** Checks the rule of each registration field. */
export function* fieldRuleFaults({
  registration,
}: Pick<Brand, 'registration'>): Generator<BrandFault> {
  for (const [field, asked] of Object.entries(registration.fields)) {
    const path = `$.registration.fields.${field}`
    const { minLength, maxLength, acceptedPattern, enabled, required, ask } = asked
    if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
      yield {
        path: `${path}.minLength`,
        message: `is ${minLength}, must not be greater than maxLength (${maxLength})`,
      }
    }
    if (required && enabled === false) {
      yield {
        path: `${path}.required`,
        message: 'is true for a field that is not shown, must be false or the field enabled',
      }
    }
    if (ask !== undefined && FIXED_FIELDS.includes(field)) {
      yield {
        path: `${path}.ask`,
        message: `is "${ask}" for a field that stands in the registration form or nowhere, must be left out`,
      }
    } else if (ask === 'later' && isInvitation(field)) {
      yield {
        path: `${path}.ask`,
        message:
          'is "later" for a code that can be given at no other time, must be left out; to leave out the field, write "enabled": false',
      }
    } else if (ask === 'registration' && enabled === false) {
      yield {
        path: `${path}.ask`,
        message: 'is "registration" for a field that is not shown, must be left out',
      }
    } else if (ask === 'later' && required) {
      yield {
        path: `${path}.ask`,
        message: 'is "later" for a required field, must be "registration" or left out',
      }
    }
    // Only other patterns are checked: "*" accepts any characters (docs/product.md §5).
    if (acceptedPattern !== undefined && acceptedPattern !== '*') {
      const message = patternFault(acceptedPattern)
      if (message) yield { path: `${path}.acceptedPattern`, message }
    }
  }
}

function patternFault(source: string): string | undefined {
  // The message does not quote the pattern, since it is too long to print.
  if (source.length > MAX_PATTERN_LENGTH) {
    return `has ${source.length} characters, must not be longer than ${MAX_PATTERN_LENGTH}`
  }
  if (!isPattern(source)) {
    return `is ${quote(source)}, must be a regular expression or "*"`
  }
  if (readSafePattern(source)) return undefined
  return `is ${quote(source)}, which could freeze the page over a long value; must not repeat what is itself repeated or has alternatives`
}

function isPattern(source: string): boolean {
  try {
    return source !== '' && Boolean(new RegExp(source))
  } catch {
    return false
  }
}
