import { EMAIL_REGEX } from 'valibot'

export interface PatternKind {
  /** Name of the pattern kind; its messages are in `fieldMessages.ts`. */
  name: string
  /**
   * Tells whether a non-empty value, trimmed and in NFC, is of this kind. Must never be slow or
   * throw.
   */
  test: (value: string) => boolean
}

const matching = (regex: RegExp) => (value: string) => regex.test(value)

/** Id of the kind of e-mail addresses. */
export const EMAIL = 6

/** Id of the kind of digits only. */
export const DIGITS = 9

/**
 * All pattern kinds of docs/product.md §5 by `patternId`, numbered from 1 in the order of that
 * list. “Letters” are English letters unless a script is named. An id that is not in this list
 * allows every value.
 */
export const PATTERN_KINDS: Readonly<Record<number, PatternKind>> = {
  1: { name: 'any', test: () => true },
  2: { name: 'letterFirst', test: matching(/^[A-Za-z][A-Za-z0-9]*$/) },
  3: { name: 'lettersOrChinese', test: matching(/^[A-Za-z\p{Script=Han}]+$/u) },
  4: { name: 'chineseOrDigits', test: matching(/^[\p{Script=Han}0-9]+$/u) },
  5: { name: 'chineseOrPunctuation', test: matching(/^[\p{Script=Han}\p{P}]+$/u) },
  [EMAIL]: { name: 'email', test: matching(EMAIL_REGEX) },
  7: { name: 'lettersOrDigits', test: matching(/^[A-Za-z0-9]+$/) },
  8: { name: 'lettersAndDigits', test: matching(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/) },
  [DIGITS]: { name: 'digits', test: matching(/^\d+$/) },
  10: { name: 'alphanumericWithUppercase', test: matching(/^(?=.*[A-Z])[A-Za-z0-9]+$/) },
  11: { name: 'lettersOrSpaces', test: matching(/^[A-Za-z ]+$/) },
  12: { name: 'noSpaces', test: matching(/^\S+$/) },
  13: { name: 'date', test: isDate },
  14: { name: 'korean', test: matching(/^\p{Script=Hangul}+$/u) },
  15: { name: 'thai', test: matching(/^\p{Script=Thai}+$/u) },
  16: { name: 'thaiOrLettersOrSpaces', test: matching(/^[\p{Script=Thai}A-Za-z ]+$/u) },
  17: { name: 'uppercaseOrSpaces', test: matching(/^(?=.*[A-Z])[A-Z ]+$/) },
  18: { name: 'lettersOrDigitsOrSymbols', test: matching(/^[\x21-\x7e]+$/) },
  19: {
    name: 'strongPassword',
    test: matching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z0-9\s])\S+$/),
  },
  20: { name: 'fullName', test: matching(/^\S+(?: \S+)+$/) },
}

/** Whether a text is an existing day, as yyyy-MM-dd or MM-dd-yyyy. */
function isDate(value: string): boolean {
  const iso = value.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1')
  return isIsoDay(iso)
}

/** Whether a text is an existing day, written yyyy-MM-dd. */
export function isIsoDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
