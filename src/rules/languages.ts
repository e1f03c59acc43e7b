/**
 * The languages of Livery (docs/product.md §1 and §9). To add one, add its catalogues in
 * `locales/<tag>/` and one line here.
 *
 * - key: the platform's code, as brand files and the gateway write it
 * - tag: BCP 47, for `lang` and the catalogue folder
 * - locale: for `Intl`; with the years that its readers count, and Latin digits, which players of
 *   money games expect. Files and addresses have ISO 8601 dates instead
 * - name: in the language itself, for the language selector
 */
export const LANGUAGES = {
  TH: { tag: 'th', locale: 'th-TH-u-ca-buddhist-nu-latn', name: 'ไทย', direction: 'ltr' },
  EN: { tag: 'en', locale: 'en-GB', name: 'English', direction: 'ltr' },
  VI: { tag: 'vi', locale: 'vi-VN', name: 'Tiếng Việt', direction: 'ltr' },
  KO: { tag: 'ko', locale: 'ko-KR-u-hc-h23', name: '한국어', direction: 'ltr' },
  CN: { tag: 'zh-Hans', locale: 'zh-CN', name: '简体中文', direction: 'ltr' },
} as const satisfies Record<string, Language>

interface Language {
  tag: string
  locale: string
  name: string
  direction: 'ltr' | 'rtl'
}

export type LanguageCode = keyof typeof LANGUAGES

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]]

/** Whether a value from storage, a link or a reply is one of the language codes above. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}
