import type { LanguageCode } from '#rules/languages.ts'

/** A text in the languages that have it. */
export type Words = { EN: string } & Partial<Record<LanguageCode, string>>

/** Returns the text in a language, or in English if it is missing. */
export const inLanguage = (words: Words, language: LanguageCode): string =>
  words[language] ?? words.EN

/** Changes a text in each of its languages by a function. */
export const mapWords = (
  words: Words,
  change: (text: string, language: LanguageCode) => string,
): Words =>
  Object.fromEntries(
    (Object.entries(words) as [LanguageCode, string][]).map(([language, text]) => [
      language,
      change(text, language),
    ]),
  ) as Words

/**
 * Replaces names in braces with values; a value that is a text is inserted in the same language.
 */
export const fillIn = (words: Words, values: Readonly<Record<string, string | number | Words>>) =>
  mapWords(words, (text, language) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'object' ? inLanguage(value, language) : String(value)
    }),
  )
