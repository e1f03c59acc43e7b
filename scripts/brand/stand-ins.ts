import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arialBold from '@capsizecss/metrics/arial/700'
import arial from '@capsizecss/metrics/arial'
import notoSansThaiBold from '@capsizecss/metrics/notoSansThai/700'
import notoSansThai from '@capsizecss/metrics/notoSansThai'
import timesNewRomanBold from '@capsizecss/metrics/timesNewRoman/700'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import type { SlicedFace } from './theme/files.ts'
import { fallbackFamily } from './theme/variables.ts'

export type Measures = FontMetrics & { familyName: string }

interface SystemFonts {
  /** The font whose measures represent them all. */
  measure: Measures
  local: readonly string[]
}

/** System fonts that replace a font while it loads, by kind and weight. */
const STAND_INS: Record<
  'sans-serif' | 'serif' | 'thai',
  Record<'regular' | 'bold', SystemFonts>
> = {
  'sans-serif': {
    regular: {
      measure: arial,
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
    },
    bold: {
      measure: arialBold,
      local: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Helvetica-Bold',
        'Roboto Bold',
      ],
    },
  },
  serif: {
    regular: {
      measure: timesNewRoman,
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    },
    bold: {
      measure: timesNewRomanBold,
      local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
  },
  thai: {
    regular: { measure: notoSansThai, local: ['Noto Sans Thai', 'Leelawadee UI', 'Thonburi'] },
    bold: {
      measure: notoSansThaiBold,
      local: ['Noto Sans Thai Bold', 'Leelawadee UI Bold', 'Thonburi-Bold'],
    },
  },
}

/** System fonts for letters that have nearly the same width in all of them, in em. */
const SLICED_STAND_INS = {
  hangul: {
    width: 0.92,
    range: 'U+1100-11FF,U+3130-318F,U+AC00-D7A3',
    regular: [
      'Noto Sans CJK KR',
      'NotoSansCJKkr-Regular',
      'Noto Sans KR',
      'Malgun Gothic',
      'AppleSDGothicNeo-Regular',
    ],
    bold: [
      'Noto Sans CJK KR Bold',
      'NotoSansCJKkr-Bold',
      'Noto Sans KR Bold',
      'Malgun Gothic Bold',
      'MalgunGothicBold',
      'AppleSDGothicNeo-Bold',
    ],
  },
  han: {
    width: 1,
    range: 'U+3000-303F,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF',
    regular: [
      'Noto Sans CJK SC',
      'NotoSansCJKsc-Regular',
      'Noto Sans SC',
      'Microsoft YaHei',
      'PingFangSC-Regular',
    ],
    bold: [
      'Noto Sans CJK SC Bold',
      'NotoSansCJKsc-Bold',
      'Noto Sans SC Bold',
      'Microsoft YaHei Bold',
      'MicrosoftYaHei-Bold',
      'PingFangSC-Semibold',
    ],
  },
} as const

const THAI_LETTERS = 'U+0E00-0E7F'

/** The weight from which a system's bold font is nearer than its regular one. */
const BOLD_FROM = 550

/**
 * Writes the rule of a system font with the measures of a font that is still loading.
 *
 * @param weight weight of the letters
 * @param declared value of `font-weight`; by default the weight
 */
export function standIn(
  family: string,
  measures: Measures,
  { weight, declared = String(weight) }: { weight: number; declared?: string | undefined },
  kind: keyof typeof STAND_INS,
): string {
  const { measure, local } = STAND_INS[kind][weight < BOLD_FROM ? 'regular' : 'bold']
  const stack = createFontStack([measures, measure], {
    fontFaceFormat: 'styleObject',
    subset: kind === 'thai' ? 'thai' : 'latin',
  })
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = stack.fontFaces[0]![
    '@font-face'
  ] as Record<string, string>
  return fontFace({
    'font-family': quote(fallbackFamily(family)),
    'font-weight': declared,
    src: localFonts(local),
    'ascent-override': ascentOverride,
    'descent-override': descentOverride,
    'line-gap-override': lineGapOverride,
    'size-adjust': sizeAdjust,
    'unicode-range': kind === 'thai' ? THAI_LETTERS : undefined,
  })
}

/** Writes the rule of a system font for Hangul or Han, scaled to the width of the face's letters. */
export function slicedStandIn(
  family: string,
  script: keyof typeof SLICED_STAND_INS,
  { width, thin }: Pick<SlicedFace, 'width' | 'thin'>,
): string {
  const { range, width: own, ...fonts } = SLICED_STAND_INS[script]
  return fontFace({
    'font-family': quote(fallbackFamily(family)),
    'font-weight': ANY_WEIGHT,
    src: localFonts(thin ? fonts.regular : fonts.bold),
    'size-adjust': `${((width / own) * 100).toFixed(1)}%`,
    'unicode-range': range,
  })
}

/** Declares one file for every weight, so that browsers do not embolden it. */
export const ANY_WEIGHT = '1 1000'

const localFonts = (names: readonly string[]) => names.map((name) => `local(${quote(name)})`).join()

export function fontFace(descriptors: Record<string, string | undefined>): string {
  const body = Object.entries(descriptors).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  )
  return `@font-face{${body.join(';')}}`
}

export const quote = (text: string) => `"${text}"`
