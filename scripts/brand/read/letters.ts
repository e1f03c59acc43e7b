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

const known = new Map<LanguageCode, readonly string[]>()

/**
 * Lists the letters and marks that the site's texts in a language have. Those of English count in
 * languages of Latin letters only: elsewhere they stand in the names of values.
 */
export function lettersOf(language: LanguageCode): readonly string[] {
  const found = known.get(language) ?? readLetters(LANGUAGES[language].tag)
  known.set(language, found)
  return found
}

function readLetters(tag: string): readonly string[] {
  const folder = join(ROOT, 'locales', tag)
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => parsePoFile(readFileSync(join(folder, name), 'utf8')).items)
    .flatMap(({ msgstr, obsolete }) => (obsolete ? [] : msgstr))
  const isLatin = new Intl.Locale(tag).maximize().script === 'Latn'
  const letter = isLatin ? /\p{Script=Latin}/gu : /(?!\p{Script=Latin})[\p{L}\p{M}]/gu
  const letters = new Set(texts.join('').normalize('NFC').match(letter))
  return [...letters].toSorted(new Intl.Collator(tag).compare)
}
