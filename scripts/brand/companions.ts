import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { type Companion as CompanionScript, writingOf } from '../language/writings.ts'
import { type FontFile, fontsourceFile, readRanges } from './fonts.ts'
import { hashOf } from './hash.ts'
import { ANY_WEIGHT, fontFace, quote, slicedStandIn } from './stand-ins.ts'
import { shippedDesign } from './theme/design.ts'
import { displayFaceOf, type HeadingChoices } from './theme/display-face.ts'

/** A style sheet with the rules of a face that is cut into about 100 files. */
export interface CompanionSheet {
  /** Path of the style sheet in a bundle; brands with the same face share it. */
  to: string
  css: string
  files: FontFile[]
}

interface Companion {
  /** Rule of a system font with the width of the face, for the first paint. */
  standIn: string
  sheet: CompanionSheet
}

const cache = new Map<string, Companion>()

/** Lists the companions of a display font for the languages of a brand. */
export function companionsOf({
  theme,
  languages,
}: Pick<Brand, 'languages'> & { theme: HeadingChoices }): (Companion & {
  language: LanguageCode
})[] {
  return languages.flatMap((language) => {
    const script = writingOf(LANGUAGES[language].tag).companion
    return script ? [{ language, ...companionOf(theme, script) }] : []
  })
}

function companionOf(choices: HeadingChoices, script: CompanionScript): Companion {
  const { faces } = shippedDesign()
  const name = displayFaceOf(choices, faces)[script]
  const key = `${script} ${name}`
  const known = cache.get(key)
  if (known) return known
  const { package: source, variable, weight, ...face } = faces[script][name]!
  const scope = variable ? `@fontsource-variable/${source}` : `@fontsource/${source}`
  const files: FontFile[] = []
  let css = ''
  for (const [slice, letters] of Object.entries(readRanges(scope))) {
    const range = /^\[\d+\]$/.test(slice) && keepScript(letters, script)
    if (!range) continue
    const number = slice.slice(1, -1)
    const file = fontsourceFile(
      scope,
      `${source}-${number}-${variable ? 'wght' : weight}-normal.woff2`,
    )
    files.push(file)
    css += fontFace({
      'font-family': quote(name),
      'font-weight': variable ? String(weight) : ANY_WEIGHT,
      'font-display': 'swap',
      // Beside the style sheet, in whatever folder that is.
      src: `url(${file.to.replace('assets/', '')}) format("woff2")`,
      'unicode-range': range,
    })
  }
  const sheet = { to: `assets/${name}.${hashOf(css).slice(0, 10)}.css`, css, files }
  const companion = { standIn: slicedStandIn(name, script, face), sheet }
  cache.set(key, companion)
  return companion
}

/** Code points whose letters a companion draws: Latin letters and digits stay with the main face. */
const LETTERS: Record<CompanionScript, readonly (readonly [number, number])[]> = {
  hangul: [
    [0x1100, 0x11ff],
    [0x3130, 0x318f],
    [0xac00, 0xd7a3],
  ],
  han: [
    [0x3000, 0x303f],
    [0x3400, 0x4dbf],
    [0x4e00, 0x9fff],
    [0xff00, 0xffef],
  ],
}

/** Returns the part of a `unicode-range` that has letters of the script; empty if there is none. */
function keepScript(range: string, script: CompanionScript): string {
  return range
    .split(',')
    .filter((part) => {
      const first = Number.parseInt(part.replace(/^\s*U\+/i, ''), 16)
      return LETTERS[script].some(([from, to]) => first >= from && first <= to)
    })
    .join()
}
