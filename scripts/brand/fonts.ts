import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial/700'
import notoSansThai from '@capsizecss/metrics/notoSansThai/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman/700'
import type { Brand } from '#core/brand/schema.ts'
import { type Face, readDesign } from './theme/design.ts'
import { fallbackFamily } from './theme/variables.ts'

const SUBSETS = ['latin', 'thai', 'vietnamese'] as const
export type FontSubset = (typeof SUBSETS)[number]

export interface FontFile {
  /** Absolute path of the file in node_modules. */
  from: string
  /** Path of the font file in a bundle, relative to the bundle's root. */
  to: string
}

export interface DisplayFaceCss {
  /** `@font-face` rules of the display font, and of system fonts adjusted to its measures. */
  css: string
  files: FontFile[]
  /** Font files that pages of a language should preload: only those of the first font weight. */
  preload: { subset: FontSubset; href: string }[]
}

/**
 * System fonts that replace the display font while it loads, with the one whose measures represent
 * them all.
 */
const STAND_INS = {
  'sans-serif': {
    measure: arial,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold', 'Roboto Bold'],
  },
  serif: {
    measure: timesNewRoman,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  thai: {
    measure: notoSansThai,
    local: ['Noto Sans Thai Bold', 'Leelawadee UI Bold', 'Thonburi-Bold'],
  },
} satisfies Record<string, { measure: FontMetrics & { familyName: string }; local: string[] }>

const require = createRequire(import.meta.url)

const cache = new Map<string, DisplayFaceCss>()

/**
 * Returns the rules and files that a page needs for one display font; they are the same for every
 * brand.
 */
export function displayFaceCss(name: Brand['theme']['displayFace']): DisplayFaceCss {
  const known = cache.get(name)
  if (known) return known
  const face = readDesign().faces[name]
  const ranges = JSON.parse(readFileSync(fontsource(name, 'unicode.json'), 'utf8')) as Record<
    FontSubset,
    string
  >
  const result: DisplayFaceCss = { css: '', files: [], preload: [] }
  for (const weight of face.weights) {
    for (const subset of SUBSETS) {
      const from = fontsource(name, `files/${name}-${subset}-${weight}-normal.woff2`)
      const hash = createHash('sha256').update(readFileSync(from)).digest('base64url').slice(0, 8)
      const to = `assets/${name}-${subset}-${weight}.${hash}.woff2`
      result.files.push({ from, to })
      if (weight === face.weights[0]) result.preload.push({ subset, href: `/${to}` })
      result.css += fontFace({
        'font-family': quote(face.family),
        'font-weight': String(weight),
        'font-display': 'swap',
        src: `url(/${to}) format("woff2")`,
        'unicode-range': ranges[subset],
      })
    }
    result.css += standIn(name, face, weight, face.generic, 'latin')
    result.css += standIn(name, face, weight, 'thai', 'thai')
  }
  cache.set(name, result)
  return result
}

function standIn(
  name: string,
  face: Face,
  weight: number,
  key: keyof typeof STAND_INS,
  subset: 'latin' | 'thai',
): string {
  const { measure, local } = STAND_INS[key]
  const stack = createFontStack([measuresOf(name, weight), measure], {
    fontFaceFormat: 'styleObject',
    subset,
  })
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = stack.fontFaces[0]![
    '@font-face'
  ] as Record<string, string>
  return fontFace({
    'font-family': quote(fallbackFamily(face.family)),
    'font-weight': String(weight),
    src: local.map((font) => `local(${quote(font)})`).join(),
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
    'size-adjust': sizeAdjust,
    'unicode-range': subset === 'thai' ? 'U+0E00-0E7F' : undefined,
  })
}

/**
 * Loads the measures of only one font variant: the module with all fonts takes longer to load than
 * building a brand's site.
 */
function measuresOf(name: string, weight: number): FontMetrics & { familyName: string } {
  const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return require(`@capsizecss/metrics/${key}/${weight}`)
}

function fontFace(descriptors: Record<string, string | undefined>): string {
  const body = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
  return `@font-face{${body.join(';')}}`
}

const quote = (text: string) => `"${text}"`

const fontsource = (name: string, file: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource/${name}/${file}`))
