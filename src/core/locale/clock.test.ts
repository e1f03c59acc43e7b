import { expect, it } from 'vitest'
import { formatSoon } from '#lib/dates.ts'
import { formatDateTime, formatMoment, formatTimeOf } from '#lib/periodFormats.ts'
import { LANGUAGES } from '#rules/languages.ts'

it.each(Object.values(LANGUAGES))(
  'all time formats in the language $tag write the same time with 24 hours',
  ({ locale }) => {
    const midnight = '2026-11-22T00:00:00Z'
    for (const written of [
      formatSoon(Date.parse(midnight), Date.parse(midnight), locale, 'UTC'),
      formatDateTime(midnight, locale, 'UTC'),
      formatMoment(midnight, locale, 'UTC'),
      formatTimeOf(midnight, locale, 'UTC'),
    ]) {
      expect(written).toMatch(/(?<!\S)00:00(?::00)?(?!\S)/)
    }
  },
)
