import type { BrandFault } from '#core/brand/brandFault.ts'
import type { RegistrationField } from '#core/brand/registrationFields.ts'
import type { Brand } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { readSafePattern } from '#lib/safePattern.ts'
import { findExample } from '#parts/form/field-rules/examples.ts'
import { PATTERN_KINDS } from '#parts/form/field-rules/patterns.ts'
import { MAX_VALUE_LENGTH } from '#parts/form/field-rules/schema.ts'
import type { ValueRule } from '#parts/form/field-rules/values.ts'

/** What is wrong with a pattern that no value is found to fit; a pattern of one's own may be hard. */
const TELL_LOST = {
  patternId: 'which no value of this field fits, must be another or left out',
  acceptedPattern:
    'for which the site finds no value that fits, so that it would ignore it; write it simpler, or leave it out',
}

/**
 * Finds rules of registration fields that no value satisfies. The site ignores such a rule, so
 * players would be asked for something else than the brand file says.
 */
export function* findFieldPatternFaults({ fields }: Brand['registration']): Generator<BrandFault> {
  for (const [name, rule] of Object.entries(fields)) {
    const field = name as RegistrationField
    const path = `$.registration.fields.${field}`
    const { acceptedPattern = '*', patternId, minLength, maxLength } = rule
    const kind = patternId === undefined ? undefined : PATTERN_KINDS[patternId]
    if (patternId !== undefined && !kind) {
      const ids = Object.keys(PATTERN_KINDS)
      const message = `is ${patternId}, which no kind of text has, must be ${ids[0]} to ${ids.at(-1)}`
      yield { path: `${path}.patternId`, message }
    }
    const own = acceptedPattern === '*' ? undefined : readSafePattern(acceptedPattern)
    const guesses = own?.examples(MAX_VALUE_LENGTH)
    const fits = (asked: ValueRule) => findExample(field, asked, guesses) !== undefined
    const patterns = [
      ...(kind ? [{ key: 'patternId' as const, written: String(patternId), test: kind.test }] : []),
      ...(own
        ? [{ key: 'acceptedPattern' as const, written: quote(acceptedPattern), test: own.test }]
        : []),
    ]
    const lost = patterns.find(({ test }) => !fits({ test }))
    if (lost) {
      const message = `is ${lost.written}, ${TELL_LOST[lost.key]}`
      yield { path: `${path}.${lost.key}`, message }
      continue
    }
    const pattern = patterns.at(-1)
    if (isAscending(rule) && !fits({ minLength, maxLength, test: pattern?.test })) {
      const sizes = Object.entries({ minLength, maxLength }).flatMap(([key, size]) =>
        size === undefined ? [] : [`${key} ${size}`],
      )
      const found = pattern ? `is ${pattern.written}, which` : 'has a length that'
      const message = `${found} no value fits with ${sizes.join(' and ')}, change one of them`
      yield { path: pattern ? `${path}.${pattern.key}` : path, message }
    }
  }
}

/** Other lengths are a fault of their own. */
const isAscending = ({ minLength = 0, maxLength = MAX_VALUE_LENGTH }: ValueRule) =>
  minLength <= maxLength
