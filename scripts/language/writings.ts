/** What the letters of a language need, beyond those of English. */
interface Writing {
  /** Fonts of this script that the systems of our players have. */
  fonts?: readonly string[]
  /** Line heights of headings, texts and labels; those of English if missing. */
  leading?: readonly [display: number, body: number, label: number]
  /** Whether the script has no capitals; letters set apart may also break its joins. */
  caseless?: true
  /** Whether letters join each other, also under a line, so that none may be set apart. */
  joins?: true
  /** Whether a line never begins with a small kana or a mark of repetition. */
  strictLines?: true
  /** Whether lines break only between words, though the script allows it within them. */
  keepsWords?: true
  /** Subsets of the fonts that have these letters; none if system fonts write them. */
  subsets?: readonly FontSubset[]
  /** The face of headings that `themes/faces.json` pairs with each display font. */
  companion?: Companion
}

/** The subsets of a font that a site may load. */
export const FONT_SUBSETS = ['latin', 'thai', 'vietnamese'] as const
export type FontSubset = (typeof FONT_SUBSETS)[number]
export type Companion = 'hangul' | 'han'

/** Stacked vowels and marks must not touch the line above. */
const STACKED = { leading: [1.45, 1.65, 1.6], caseless: true } as const
const SQUARE = { leading: [1.35, 1.6, 1.5], caseless: true } as const
const HAN = { ...SQUARE, strictLines: true } as const
const JOINED = { leading: [1.5, 1.7, 1.6], caseless: true, joins: true } as const

/**
 * By tag or, for all other languages, by script as `Intl.Locale` knows it from the tag (ISO 15924).
 * A script that is missing is written as English is, in the system's own fonts.
 */
const WRITINGS: Readonly<Record<string, Writing>> = {
  Latn: { subsets: ['latin'] },
  vi: { subsets: ['latin', 'vietnamese'], leading: [1.35, 1.55, 1.5] },
  Thai: {
    ...STACKED,
    subsets: ['thai'],
    fonts: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi'],
  },
  Kore: {
    ...SQUARE,
    companion: 'hangul',
    keepsWords: true,
    fonts: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR'],
  },
  Hans: {
    ...HAN,
    companion: 'han',
    fonts: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC'],
  },
  Hant: { ...HAN, fonts: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC'] },
  Jpan: {
    ...HAN,
    fonts: ['Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic', 'Meiryo', 'Noto Sans JP'],
  },
  Arab: { ...JOINED, fonts: ['Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic'] },
  ur: {
    leading: [1.8, 2, 1.9],
    caseless: true,
    joins: true,
    fonts: ['Noto Nastaliq Urdu', 'Urdu Typesetting', 'Noto Sans Arabic'],
  },
  Deva: {
    ...STACKED,
    joins: true,
    fonts: ['Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari'],
  },
  Beng: { ...STACKED, joins: true, fonts: ['Kohinoor Bangla', 'Nirmala UI', 'Noto Sans Bengali'] },
  Taml: { ...STACKED, fonts: ['Tamil Sangam MN', 'Nirmala UI', 'Noto Sans Tamil'] },
  Telu: { ...STACKED, fonts: ['Kohinoor Telugu', 'Nirmala UI', 'Noto Sans Telugu'] },
  Khmr: {
    leading: [1.6, 1.8, 1.7],
    caseless: true,
    fonts: ['Khmer Sangam MN', 'Khmer UI', 'Leelawadee UI', 'Noto Sans Khmer'],
  },
  Laoo: { ...STACKED, fonts: ['Lao Sangam MN', 'Lao UI', 'Leelawadee UI', 'Noto Sans Lao'] },
  Mymr: {
    leading: [1.6, 1.8, 1.7],
    caseless: true,
    fonts: ['Myanmar Sangam MN', 'Myanmar Text', 'Noto Sans Myanmar'],
  },
}

/** Finds what the letters of a language need, by its BCP 47 tag. */
export function writingOf(tag: string): Writing {
  return WRITINGS[tag] ?? WRITINGS[new Intl.Locale(tag).maximize().script ?? ''] ?? {}
}

/** Subsets of the fonts in which headings and texts of a language are written. */
export function subsetsOf(tag: string): Record<'display' | 'body', readonly FontSubset[]> {
  const { subsets = [] } = writingOf(tag)
  // Texts in every script have Latin digits and names.
  return { display: subsets, body: [...new Set<FontSubset>(['latin', ...subsets])] }
}

/** Writes the rules by which a page in one of these languages is set, one for each way of writing. */
export function languageRules(tags: readonly string[]): string {
  const byRule = Map.groupBy(tags, (tag) => declare(writingOf(tag)))
  return [...byRule]
    .filter(([declarations]) => declarations)
    .map(([declarations, alike]) => {
      const selectors = alike.flatMap((tag) => [`html:lang(${tag})`, `[lang|="${tag}"]`])
      return `${selectors.join()}{${declarations}}`
    })
    .join('')
}

function declare({ fonts, leading, caseless, joins, strictLines, keepsWords }: Writing): string {
  return Object.entries({
    'script-fonts': fonts?.map((name) => `"${name}"`).join(),
    'leading-display': leading?.[0],
    'leading-body': leading?.[1],
    'leading-label': leading?.[2],
    'heading-case': caseless && 'none',
    'tracking-case': caseless && '0em',
    'tracking-display': joins && '0em',
    'tracking-choice': joins && '0em',
    'line-break': strictLines && 'strict',
    'word-break': keepsWords && 'keep-all',
    'overflow-wrap': keepsWords && 'anywhere',
  })
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`]))
    .join(';')
}
