import { existsSync, readFileSync } from 'node:fs'
// oxlint-disable-next-line import/default -- its types come from opentype.d.ts, its CommonJS build has a default
import opentype from 'opentype.js'
import { describe, expect, test } from 'vitest'
import { valuesOf } from '#core/brand/choices.ts'
import { companionsOf } from './companions.ts'
import { bodyFaceCss, displayFaceCss, type FaceCss } from './fonts.ts'
import { readDesign } from './theme/design.ts'

const askedFiles = (css: string) => [...css.matchAll(/url\(\/?([^)]+)\)/g)].map(([, path]) => path)

function expectWhole({ css, files, preload }: FaceCss) {
  const asked = askedFiles(css)
  expect(asked).toEqual(files.map(({ to }) => to))
  expect(files.every(({ from }) => existsSync(from))).toBe(true)
  expect(new Set(preload.map(({ subset }) => subset))).toEqual(
    new Set(['latin', 'thai', 'vietnamese']),
  )
  for (const { href } of preload) expect(asked).toContain(href.slice(1))
  expect(css).toMatch(/Fallback";font-weight:[\d ]+;src:local.*size-adjust:\d+\.\d+%/)
  expect(css).not.toContain('undefined')
}

const HEADINGS = valuesOf('displayFace').flatMap((displayFace) =>
  valuesOf('headingWeight').map((headingWeight) => ({ displayFace, headingWeight })),
)

test.each(HEADINGS)(
  'the heading font $displayFace, $headingWeight, has all its files and a fallback of equal width',
  (theme) => expectWhole(displayFaceCss(theme)),
)

test.each(valuesOf('bodyFace').filter((name) => name !== 'system'))(
  'the text font %s never replaces a text that is already drawn',
  (name) => {
    const face = bodyFaceCss(name)
    expectWhole(face)
    expect(face.css).toContain('font-display:optional')
    expect(face.css).not.toContain('font-display:swap')
  },
)

test.each(HEADINGS)(
  'the heading font $displayFace, $headingWeight, has Hangul and Han in style sheets of their own',
  (theme) => {
    const companions = companionsOf({ theme, languages: ['TH', 'KO', 'CN'] })
    expect(companions.map(({ language }) => language)).toEqual(['KO', 'CN'])
    for (const { sheet, standIn } of companions) {
      // The first paint has only a system font of equal width.
      expect(standIn).not.toContain('url(')
      expect(askedFiles(sheet.css).map((file) => `assets/${file}`)).toEqual(
        sheet.files.map(({ to }) => to),
      )
      // Latin letters and digits stay with the heading font.
      expect(sheet.css).not.toMatch(/unicode-range:(?:[^}]*,)?U\+[0-9a-f]{2}\b/)
    }
  },
)

test('a brand without Korean and Chinese has no style sheet of such a face', () => {
  const theme = { displayFace: 'kanit', headingWeight: 'regular' } as const
  expect(companionsOf({ theme, languages: ['TH', 'EN'] })).toEqual([])
})

/** Frequent letters; the file with the number 119 has them in each package of fixed weight. */
const FREQUENT = { hangul: '가기다이지하', han: '的一是了我' }

describe('the width of a face in faces.json', () => {
  const { faces } = readDesign()
  const measured = (['hangul', 'han'] as const).flatMap((script) =>
    Object.entries(faces[script])
      .filter(([, { variable }]) => !variable)
      .map(([name, face]) => [name, script, face] as const),
  )
  test.each(measured)('%s declares the mean width of its letters', (_, script, face) => {
    const file = `@fontsource/${face.package}/files/${face.package}-119-${face.weight}-normal.woff`
    const bytes = readFileSync(new URL(import.meta.resolve(file)))
    const font = opentype.parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    )
    const widths = [...FREQUENT[script]]
      .filter((letter) => font.charToGlyphIndex(letter) > 0)
      .map((letter) => font.charToGlyph(letter).advanceWidth! / font.unitsPerEm)
    expect(widths.length).toBeGreaterThan(1)
    const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
    expect(mean).toBeGreaterThan(face.width - 0.03)
    expect(mean).toBeLessThan(face.width + 0.03)
  })
})
