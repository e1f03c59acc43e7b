import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePoFile } from '@lingui/format-po'
import { FONT_SUBSETS, type OwnSubset } from '#core/brand/fonts.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { ROOT } from '../places.ts'

/** The characters that a font file draws. */
export type Drawn = ReadonlySet<number>

/** Scripts of the letters for which a subset is declared; its range has signs of others, too. */
const SCRIPTS: Readonly<Record<OwnSubset, RegExp>> = {
  latin: /\p{Script=Latin}/u,
  vietnamese: /\p{Script=Latin}/u,
  thai: /\p{Script=Thai}/u,
  hangul: /\p{Script=Hangul}/u,
  han: /\p{Script=Han}/u,
}

/** Leaves out what the page never takes from a file that is declared for a subset. */
export function limitTo(subset: OwnSubset | undefined, drawn: Drawn): Drawn {
  if (subset === undefined) return drawn
  const ranges = FONT_SUBSETS[subset].split(',').map((range) => {
    const [first, last = first] = range.slice(2).split('-')
    return [parseInt(first!, 16), parseInt(last!, 16)] as const
  })
  return new Set(
    [...drawn].filter((code) => ranges.some(([first, last]) => code >= first && code <= last)),
  )
}

/** Lists the subsets of which a font draws a letter, to name the right one for it. */
export const subsetsDrawn = (drawn: Drawn): OwnSubset[] =>
  (Object.keys(FONT_SUBSETS) as OwnSubset[]).filter((subset) =>
    [...limitTo(subset, drawn)].some((code) => SCRIPTS[subset].test(String.fromCodePoint(code))),
  )

/** Every text of the product in each language, and what browsers write in it. */
const known = new Map<LanguageCode, string>()

/**
 * Lists the letters and marks of a language in the site's texts and in further ones. Those of English
 * count in languages of Latin letters only: elsewhere they stand in the names of values.
 */
export function lettersOf(language: LanguageCode, more: readonly string[] = []): readonly string[] {
  const { tag } = LANGUAGES[language]
  const letters = charactersOf([textOf(language), ...more]).filter((one) =>
    isLetterOf(language, one),
  )
  return letters.toSorted(new Intl.Collator(tag).compare)
}

/** Whether a character is a letter or mark of a language. */
export function isLetterOf(language: LanguageCode, character: string): boolean {
  const isLatin = new Intl.Locale(LANGUAGES[language].tag).maximize().script === 'Latn'
  return (isLatin ? /\p{Script=Latin}/u : /(?!\p{Script=Latin})[\p{L}\p{M}]/u).test(character)
}

/** Lists each character of texts once that can be seen, whole letters before loose marks. */
export const charactersOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.join(' ').normalize('NFC').match(SEEN)),
]

/** Every font has blanks, and most an apostrophe that counts as a letter of other languages. */
const SEEN = /[\p{Lu}\p{Ll}\p{Lo}\p{M}\p{N}\p{P}\p{S}]/gu

/** All texts of the site in a language, joined. */
export function textOf(language: LanguageCode): string {
  const found = known.get(language) ?? readTexts(LANGUAGES[language])
  known.set(language, found)
  return found
}

function readTexts({ tag, locale, name }: (typeof LANGUAGES)[LanguageCode]): string {
  const folder = join(ROOT, 'locales', tag)
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.po'))
    .flatMap((file) => parsePoFile(readFileSync(join(folder, file), 'utf8')).items)
    .flatMap(({ msgstr, obsolete }) => (obsolete ? [] : msgstr))
  // Browsers write the months and the days of the week, which no catalogue has.
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const dates = Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2026, month, 1 + month)),
  )
  return [...texts, ...dates, name].join(' ')
}
