import * as v from 'valibot'
import { fileName } from './fields.ts'

/**
 * Letters of each subset that a brand's own font file may be cut to. Signs of currencies go with the
 * Latin digits, beside which they stand.
 */
export const FONT_SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20A0-20CF,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  thai: 'U+0E01-0E5B,U+200C-200D,U+25CC',
  hangul: 'U+1100-11FF,U+3130-318F,U+AC00-D7A3',
  han: 'U+3000-303F,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF',
} as const
export type OwnSubset = keyof typeof FONT_SUBSETS

const OwnFontFile = v.strictObject({
  file: fileName(
    /^[a-z0-9][a-z0-9._-]{0,99}\.woff2$/,
    'must name a .woff2 file in the brand folder',
  ),
  weight: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900)),
  /** The letters that the file has; without it, all letters. */
  subset: v.optional(v.picklist(Object.keys(FONT_SUBSETS) as OwnSubset[])),
})

const OwnFaceSchema = v.strictObject({
  family: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/, 'must be 1 to 40 letters, digits and spaces'),
  ),
  generic: v.optional(v.picklist(['serif', 'sans-serif']), 'sans-serif'),
  files: v.pipe(v.array(OwnFontFile), v.minLength(1), v.maxLength(8)),
})

export type OwnFaceData = v.InferOutput<typeof OwnFaceSchema>

/**
 * A brand's own font files, which stand before the faces that it chooses: these still draw the
 * letters that the files lack. The operator must have a licence to serve them.
 */
export const OwnFontsSchema = v.strictObject({
  display: v.optional(OwnFaceSchema),
  body: v.optional(OwnFaceSchema),
})

export type OwnFontsData = v.InferOutput<typeof OwnFontsSchema>
