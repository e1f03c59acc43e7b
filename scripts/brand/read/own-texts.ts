import type { Brand } from '#core/brand/schema.ts'
import { formatMoney } from '#lib/money.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { charactersOf, textOf } from './letters.ts'
import { readableWords } from './wording.ts'

/** An amount with every digit and both separators. */
const AMOUNT = '1234567890.12'

/** Faces of a site: that of headings, and that of texts. */
export type FaceRole = 'display' | 'body'

/**
 * Lists what of a brand file stands on its site in a language and in a face. Headings hold the name,
 * titles and any wording, and text also holds what is only read.
 */
export function ownTextsOf(
  { name, legal, pictures, vendorNames = [], wording }: Partial<Brand>,
  language: LanguageCode,
  role: FaceRole,
): string[] {
  const slides = pictures?.hero ?? []
  const inHeadings = [
    name,
    ...vendorNames.map((vendor) => vendor.name),
    ...slides.map(({ title }) => title[language]),
    ...(wording?.[language] ?? []).map(({ text }) => readableWords(text)),
  ]
  const inTexts = [
    ...slides.flatMap(({ text, action }) => [text[language], action[language]]),
    legal?.licence,
    readableWords(legal?.footer[language] ?? ''),
    legal?.disclaimer[language],
  ]
  return [...inHeadings, ...(role === 'body' ? inTexts : [])].filter((text) => text !== undefined)
}

/** Writes an amount of the brand's money in a language, for its digits and its sign. */
export const ownAmount = (currency: string, language: LanguageCode): string =>
  formatMoney(AMOUNT, LANGUAGES[language].locale, currency)

/** Printable ASCII: names of players and games, codes and addresses may hold any of it. */
const ASCII = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at))

/** Lists every character that a brand's site is known to write, to cut its fonts by. */
export function charactersOfSite(brand: Brand): string[] {
  const texts = brand.languages.flatMap((language) => [
    textOf(language),
    ownAmount(brand.currency, language),
    ...ownTextsOf(brand, language, 'body'),
  ])
  return [...new Set([...ASCII, ...charactersOf(texts)])].toSorted(
    (one, other) => one.codePointAt(0)! - other.codePointAt(0)!,
  )
}
