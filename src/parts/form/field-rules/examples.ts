import type { RegistrationField } from '#core/brand/registrationFields.ts'
import { cleanValue, findFault, type ValueRule } from './values.ts'

/**
 * Writes a text of the given length. If the pattern allows only some lengths, the text has one near
 * the given length.
 */
type Writer = (length: number) => string

const repeat =
  (text: string): Writer =>
  (length) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length)

/**
 * Functions that write example values. For each pattern kind, at least one of them writes a valid
 * value.
 */
const WRITERS: readonly Writer[] = [
  repeat('a1'),
  repeat('7402'),
  repeat('a'),
  repeat('Aa1!'),
  repeat('A'),
  repeat('A1'),
  repeat('中'),
  repeat('가'),
  repeat('ก'),
  (length) => `A ${repeat('A')(Math.max(1, length - 2))}`,
  (length) => `${repeat('a')(Math.max(1, length - 5))}@a.co`,
  () => '1970-01-31',
  () => '01-31-1970',
]

const FAR_DAY = { today: '9999-01-01', minimumAge: 0 }

/**
 * Finds a value that satisfies a rule, which proves that the rule can be satisfied. Undefined if no
 * guessed value does; then only the gateway validates the field.
 *
 * @param guesses further texts to try
 */
export function findExample(
  field: RegistrationField,
  rule: ValueRule,
  guesses: readonly string[] = [],
): string | undefined {
  const { minLength = 0, maxLength = 255 } = rule
  const lengths = new Set([Math.max(1, minLength), Math.min(maxLength, Math.max(minLength, 8))])
  const written = [...lengths].flatMap((length) => WRITERS.map((write) => write(length)))
  return [...written, ...guesses].find(
    (value) =>
      value !== '' &&
      cleanValue(field, value) === value &&
      findFault(field, value, rule, FAR_DAY) === undefined,
  )
}
