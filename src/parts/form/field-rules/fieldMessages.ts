import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Fault } from './faults.ts'
import type { FaultSubject } from './faultSubjects.ts'
import { PATTERN_WORDS } from './patternWords.ts'
import { REFUSED_WORDS } from './refusedWords.ts'
import { MAX_VALUE_LENGTH } from './schema.ts'

const PLAIN: Record<
  Exclude<Fault['kind'], 'length' | 'pattern' | 'age' | keyof typeof BOUNDS>,
  MessageDescriptor
> = {
  amountUnreadable: msg`Enter an amount in digits, such as 500.`,
  amountTooFine: msg`This currency doesn’t have that many decimals. Write a thousand as 1000 or 1,000.`,
  amountZero: msg`Enter an amount above zero.`,
  required: msg`Please fill this in.`,
  wrong: msg`That isn’t right. Check it and try again.`,
  mismatch: msg`The two passwords don’t match.`,
  weak: msg`Too easy to guess. Avoid repeated digits and runs such as 123456.`,
  edgeSpaces: msg`A password can’t start or end with a space.`,
  checksum: msg`There is a typing mistake in this address. Please copy it again.`,
  otherNetwork: msg`This address belongs to another network. Choose that network, or enter another address.`,
  address: msg`This isn’t a complete address on this network. Please copy it again.`,
  diacritics: msg`Write your name without accents or tone marks, as in NGUYEN VAN AN.`,
  realName: msg`Enter your real name as your bank has it, including the spaces.`,
  date: msg`Enter a real date with a four-digit year.`,
  phone: msg`Enter a valid mobile number.`,
  taken: msg`This is already in use. Please choose another.`,
  unknown: msg`We couldn’t find this. Please check it.`,
  affiliate: msg`This invitation code isn’t valid. Check it, or leave it empty.`,
  terms: msg`Please confirm your age and agree to the terms.`,
  codeWrong: msg`That code isn’t right. Check it and try again.`,
  codeExpired: msg`That code has expired. Send a new one.`,
  captchaWrong: msg`Those characters don’t match the picture. Here is a new one.`,
}

/** Messages that state the smallest or largest amount allowed, by the kind of fault. */
const BOUNDS = {
  amountTooLow: (bound: string) =>
    msg({ message: `Minimum: ${{ bound }}.`, comment: 'Error of a field: the smallest amount' }),
  amountTooLowForBonus: (bound: string) =>
    msg`This bonus needs a deposit of at least ${{ bound }}. Pay more, or choose no bonus.`,
  amountTooHigh: (bound: string) =>
    msg({ message: `Maximum: ${{ bound }}.`, comment: 'Error of a field: the largest amount' }),
  amountOverBalance: (bound: string) => msg`That’s more than you have: ${{ bound }}.`,
}

const isBoundKind = (kind: Fault['kind']): kind is keyof typeof BOUNDS => kind in BOUNDS

/** Messages of single fields, which replace the general messages for the same fault. */
const OWN_WORDS: Partial<Record<FaultSubject, Partial<Record<Fault['kind'], MessageDescriptor>>>> =
  {
    ...REFUSED_WORDS,
    username: {
      required: msg`Choose a username.`,
      taken: msg`This username is taken. Please choose another.`,
    },
    password: { required: msg`Choose a password.` },
    ownUsername: { required: msg`Enter your username.` },
    ownPassword: { required: msg`Enter your password.` },
    oldPassword: {
      required: msg`Enter your current password.`,
      wrong: msg`That isn’t your current password.`,
    },
    newPassword: {
      required: msg`Enter a new password.`,
      pattern: msg`The new password doesn’t meet the rules. Please choose another.`,
      taken: msg`The new password must differ from the current one.`,
    },
    confirmNewPassword: { required: msg`Enter the new password again.` },
    confirmPassword: { required: msg`Enter the password again.` },
    mobileNum: {
      required: msg`Enter your mobile number.`,
      taken: msg`This mobile number already has an account. Log in instead.`,
    },
    recommenderId: {
      required: msg`Enter the ID of the person who invited you.`,
      unknown: msg`Nobody here has this ID. Check it with the person who invited you.`,
    },
    verificationCode: { required: msg`Enter the code that we sent you.` },
    captcha: { required: msg`Type the characters in the picture.` },
    amount: { required: msg`Enter an amount.` },
    points: {
      required: msg`Enter a number of points.`,
      amountUnreadable: msg`Enter points in digits, such as 500 or 1,000.`,
      amountTooFine: msg`Points have no decimals. Write a thousand as 1000 or 1,000.`,
    },
    rate: {
      required: msg`Enter a rate; 0 gives none.`,
      amountUnreadable: msg`Enter a percentage, such as 0.35.`,
      amountTooFine: msg`Two decimals at most.`,
    },
    paymentPassword: {
      required: msg`Enter your payment password.`,
      wrong: msg`The payment password isn’t right.`,
    },
    factorCode: { required: msg`Enter the code.` },
    bankAccountName: { required: msg`Enter the name on your bank account.` },
  }

/** Turns the bounds of a length into the values that messages state, if there are any. */
function readBounds(min: number | undefined, max: number | undefined) {
  const least = min || 1
  if (max === undefined || max >= MAX_VALUE_LENGTH) return least > 1 ? { least } : undefined
  return { length: least === max ? String(max) : `${least}–${max}`, most: max }
}

/** Chooses the message for a fault of a field. */
export function faultMessage(subject: FaultSubject, fault: Fault): MessageDescriptor {
  const { kind, min, max, patternId } = fault
  if (kind === 'age') {
    const age = min ?? 0
    return msg`${plural(age, { other: 'You must be # or older to sign up.' })}`
  }
  if (isBoundKind(kind)) return BOUNDS[kind](fault.text ?? '')
  if (subject === 'mobileNum' && DIGIT_FAULTS.has(kind)) {
    return digitsMessage(min, max) ?? PLAIN.phone
  }
  if (kind === 'length') return lengthMessage(subject, min, max)
  const own = OWN_WORDS[subject]?.[kind]
  if (kind === 'amountUnreadable' && !own && fault.text) {
    const example = fault.text
    return msg`Enter an amount in digits, such as 500 or ${example}.`
  }
  if (kind !== 'pattern') return own ?? PLAIN[kind]
  const asked = patternMessage(patternId, min, max)
  return asked ?? own ?? msg`This isn’t in the right format.`
}

/**
 * Message for a pattern kind, with the lengths that it allows; undefined for an unknown kind. The
 * lengths are named only if there is a lower bound.
 */
export function patternMessage(
  patternId: number | undefined,
  min: number | undefined,
  max: number | undefined,
): MessageDescriptor | undefined {
  const words = patternId === undefined ? undefined : PATTERN_WORDS[patternId]
  const bounds = min ? readBounds(min, max) : undefined
  if (!bounds) return words?.plain
  return bounds.length === undefined
    ? words?.open(bounds.least)
    : words?.sized(bounds.length, bounds.most)
}

function lengthMessage(
  subject: FaultSubject,
  min: number | undefined,
  max: number | undefined,
): MessageDescriptor {
  const {
    length,
    most = 0,
    least = 0,
  } = readBounds(min, max) ?? { length: `1–${MAX_VALUE_LENGTH}`, most: MAX_VALUE_LENGTH }
  if (subject === 'password' || subject === 'newPassword') {
    return length === undefined
      ? msg`${plural(least, { other: 'A password must have at least # characters.' })}`
      : msg`${plural(most, { other: `A password must have ${length} characters.` })}`
  }
  return length === undefined
    ? msg`${plural(least, { other: 'Use at least # characters.' })}`
    : msg`${plural(most, { other: `Use ${length} characters.` })}`
}

/** Kinds of faults of a phone number for which a message about the number of digits is clearer. */
const DIGIT_FAULTS = new Set<Fault['kind']>(['phone', 'length', 'pattern'])

function digitsMessage(min: number | undefined, max: number | undefined) {
  const bounds = min ? readBounds(min, max) : undefined
  if (!bounds) return undefined
  const { length, most = 0, least = 0 } = bounds
  return length === undefined
    ? msg`${plural(least, { other: 'A mobile number of at least # digits is required.' })}`
    : msg`${plural(most, { other: `A mobile number of ${length} digits is required.` })}`
}
