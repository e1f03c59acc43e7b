import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { i18n } from '#core/locale/words.ts'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'

type Values = Record<string, string | number>

const TABLES = import.meta.glob<Record<string, string>>('./*.json', {
  eager: true,
  import: 'default',
})

/** Finds a sample text of the stories in the language on screen. */
const findSample = (text: string) => TABLES[`./${i18n.locale}.json`]?.[text]

/** Whether a text has a form of its own in the language on screen. */
export const isSaid = (text: string): boolean =>
  generateMessageId(text) in i18n.messages || findSample(text) !== undefined

/**
 * Writes a sample text of a story in the language on screen: the product's own words if it has
 * these, else those of the language's file beside this one. An unknown text stays as it is.
 *
 * @param text in English, with names of values in braces
 */
export function say(text: string, values: Values = {}): string {
  const id = generateMessageId(text)
  if (id in i18n.messages) return i18n._(id, values)
  return (findSample(text) ?? text).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

export const sampleLanguage = (): LanguageCode =>
  LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === i18n.locale) ?? 'EN'

/** The locale of the language on screen, for components that write numbers, days or names. */
export const sampleLocale = (): string => LANGUAGES[sampleLanguage()].locale
