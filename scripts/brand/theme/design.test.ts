import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { LOOKS } from '#core/brand/looks.ts'
import type { Brand } from '#core/brand/schema.ts'
import { type FaultError, formatFault } from '../fault.ts'
import { computeTheme } from '../theme.ts'
import { readDesign } from './design.ts'

const THEME: Brand['theme'] = {
  defaultMode: 'dark',
  modes: ['dark'],
  primary: '#3b82f6',
  accent: '#f59e0b',
  neutral: '#334155',
  look: 'classic',
  ...LOOKS.classic.choices,
}

/** Copies the folder `themes/` and changes the text of one file in the copy. */
function edited(file: string, edit: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'))
  cpSync(new URL('../../../themes/', import.meta.url), folder, { recursive: true })
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')))
  return pathToFileURL(`${folder}/`)
}

/** Lists the faults of the theme files in a folder as an operator reads them. */
function tellFaults(folder: URL): string[] {
  try {
    readDesign(folder)
    return []
  } catch (error) {
    return (error as FaultError).faults.map(formatFault)
  }
}

test.each<[fault: string, file: string, edit: (text: string) => string, told: string]>([
  [
    'a lightness out of bounds',
    'dark.json',
    (text) => text.replace('"lightness": 0.18', '"lightness": 18'),
    'themes/dark.json: $.colors.surface.lightness: is the number 18, must be 1 or less',
  ],
  [
    'a colour in hexadecimal digits',
    'dark.json',
    (text) => text.replace(/"surface": \{[^}]*\}/, '"surface": "#101418"'),
    'themes/dark.json: $.colors.surface: is the text "#101418", must be an object with ramp, lightness, chroma, alpha, turn, warm; or an object with hue, lightness, chroma; or',
  ],
  [
    'a mistyped key of a recipe',
    'light.json',
    (text) => text.replace('"chroma"', '"chorma"'),
    'is not a known key, did you mean "chroma"?',
  ],
  [
    'a mistyped ramp',
    'light.json',
    (text) => text.replace('"ramp": "neutral"', '"ramp": "nuetral"'),
    'ramp: is the text "nuetral", did you mean "neutral"? It must be one of primary, accent, neutral',
  ],
  ['a truncated file', 'light.json', (text) => text.slice(0, -20), 'ends too early'],
  [
    'a contrast pair with an undefined colour',
    'pairs.json',
    (text) => text.replace('"muted"', '"mutted"'),
    '$.pairs[0].colors[1]: is "mutted", which is no token; did you mean "muted"?',
  ],
  [
    'a colour that only one mode defines',
    'light.json',
    (text) => text.replace('"scrim":', '"shade":'),
    'themes/light.json: $.colors: lacks scrim, which others have',
  ],
  [
    'a hover of an undefined colour',
    'dark.json',
    (text) => text.replace('"hover": "primary"', '"hover": "prim"'),
    'themes/dark.json: $.colors["primary-hover"].hover: is "prim", which is no token',
  ],
])('%s in a theme file is reported with file name, path and reason', (_fault, file, edit, told) => {
  expect(() => readDesign(edited(file, edit))).toThrow(told)
})

test.each<[key: string, file: string, right: string, typo: string, told: string]>([
  [
    'a token',
    'light.json',
    'surface',
    'surfce',
    '$.colors.surfce: is no token, did you mean "surface"?',
  ],
  [
    'a token',
    'tokens.json',
    'surface',
    'surfce',
    '$.colors.surfce: is no token, did you mean "surface"?',
  ],
  [
    'a variable',
    'choices/corner.json',
    'radius-control',
    'radius-contrl',
    '$.square["radius-contrl"]: is no variable, did you mean "radius-control"?',
  ],
  [
    'a variable',
    'tokens.json',
    'radius-control',
    'radius-contrl',
    '$.variables["radius-contrl"]: is set by no choice, did you mean "radius-control"?',
  ],
  [
    'a value',
    'choices/corner.json',
    'sharp',
    'shrap',
    '$.shrap: is not a known key, did you mean "sharp"?',
  ],
  [
    'a choice',
    'looks/salon.json',
    'density',
    'densty',
    '$.choices.densty: is not a known key, did you mean "density"?',
  ],
  [
    'a pair',
    'pairs.json',
    'minimum',
    'minimun',
    '$.pairs[0].minimun: is not a known key, did you mean "minimum"?',
  ],
  [
    'a face',
    'faces.json',
    'leading',
    'leding',
    '$.display.kanit.leding: is not a known key, did you mean "leading"?',
  ],
])(
  'a mistyped key of %s in %s is told once, with the right word',
  (_key, file, right, typo, told) => {
    const folder = edited(file, (text) => text.replace(`"${right}":`, `"${typo}":`))
    expect(tellFaults(folder)).toEqual([`themes/${file}: ${told}`])
  },
)

test('a face with an unknown Korean partner is told which partners there are', () => {
  const folder = edited('faces.json', (text) =>
    text.replace('"hangul": "gugi"', '"hangul": "gugy"'),
  )
  expect(tellFaults(folder)).toEqual([
    expect.stringContaining(
      '$.display["chakra-petch"].hangul: is "gugy", must be a key of $.hangul: ',
    ),
  ])
})

test('all errors of all theme files are reported at once', () => {
  const folder = edited('dark.json', () => '{')
  writeFileSync(new URL('faces.json', folder), '{ "display": [] }')
  expect(() => readDesign(folder)).toThrow(/dark\.json:1:2[^]*faces\.json: \$\.display: is a list/)
})

test('a theme’s text colour that is too faint moves until it has enough contrast', () => {
  const faint = edited('dark.json', (text) => text.replace('"lightness": 0.75', '"lightness": 0.4'))
  const { contrast, faults } = computeTheme(THEME, readDesign(faint))
  expect(faults).toEqual([])
  expect(contrast.find(({ pair }) => pair === 'muted on overlay')!.ratio).toBeLessThan(5)
})
