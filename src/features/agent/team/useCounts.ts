import { useLanguage } from '#core/locale/language.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** Writes how many there are; making a formatter costs as much as drawing ten rows. */
export function useCounts(): (count: number) => string {
  const { locale } = useLanguage()
  let formatter = formatters.get(locale)
  if (!formatter) formatters.set(locale, (formatter = new Intl.NumberFormat(locale)))
  return formatter.format
}
