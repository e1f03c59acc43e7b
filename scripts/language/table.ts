import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'

/** What only scripts need of a language; `src/rules/languages.ts` has what browsers load. */
interface LanguageFacts {
  /** Currency that a new brand suggests with this language. */
  currency: string
  /** Share of the messages that must be translated, from 0 to 1. */
  completeness: number
  /** Language whose texts are shown where this one has none; English if missing. */
  fallback?: LanguageCode
  /** Other codes by which operators name the language, such as those of its country. */
  aliases?: readonly string[]
}

const FACTS: Readonly<Record<LanguageCode, LanguageFacts>> = {
  TH: { currency: 'THB', completeness: 1 },
  EN: { currency: 'USD', completeness: 1 },
  VI: { currency: 'VND', completeness: 1, aliases: ['VN'] },
  KO: { currency: 'KRW', completeness: 1, aliases: ['KR'] },
  CN: { currency: 'CNY', completeness: 1, aliases: ['ZH'] },
}

export const factsOf = (code: LanguageCode): LanguageFacts => FACTS[code]

/** Finds a language by its code, tag or an alias, in any case. */
export function findLanguage(name: string): LanguageCode | undefined {
  const wanted = name.toLowerCase()
  return LANGUAGE_CODES.find((code) =>
    [code, LANGUAGES[code].tag, ...(FACTS[code].aliases ?? [])].some(
      (known) => known.toLowerCase() === wanted,
    ),
  )
}

/** Lists the tags whose texts are shown, in this order, where a language has none. */
export function fallbacksOf(code: LanguageCode): string[] {
  const { fallback } = FACTS[code]
  const next = fallback ?? 'EN'
  return code === 'EN' ? [] : [LANGUAGES[next].tag, ...(fallback ? fallbacksOf(fallback) : [])]
}
