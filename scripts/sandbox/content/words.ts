import type { LanguageCode } from '#rules/languages.ts'

/** A text in the languages that have it. */
export type Words = { EN: string } & Partial<Record<LanguageCode, string>>

/** What a reader of a language reads. */
export const inLanguage = (words: Words, language: LanguageCode): string =>
  words[language] ?? words.EN

/** Changes a text in each of its languages. */
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

/** Puts values in the place of their names in braces; a text among them in the same language. */
export const fillIn = (words: Words, values: Readonly<Record<string, string | number | Words>>) =>
  mapWords(words, (text, language) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'object' ? inLanguage(value, language) : String(value)
    }),
  )
