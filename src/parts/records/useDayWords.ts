import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'

/** Returns a function that tells a chart's day with its value, such as `3 Dec 2026: ฿900.00`. */
export function useDayWords(): (day: string, value: string) => string {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return (day, value) =>
    t({
      message: `${{ day: formatDay(day, locale) }}: ${{ amount: value }}`,
      comment: 'A day of a chart with its value, also within a sentence',
    })
}
