const THAI = /\p{Script=Thai}/u

/**
 * Joins texts as a sentence names them: `A, B and C`.
 *
 * `Intl` puts no blank between a Thai conjunction and its neighbours, but Thai has one beside
 * digits and signs: `20% และ`.
 *
 * @param locale BCP 47 tag
 */
export const joinList = (texts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale)
    .formatToParts(texts)
    .map(({ type, value }) =>
      type === 'literal' && THAI.test(value) ? ` ${value.trim()} ` : value,
    )
    .join('')
