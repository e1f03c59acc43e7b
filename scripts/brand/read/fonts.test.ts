import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import type { OwnFontsData, OwnSubset } from '#core/brand/fonts.ts'
import { PicturesSchema } from '#core/brand/pictures.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { readFonts } from './fonts.ts'

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
)

const oneFile = (file: string, subset: OwnSubset | undefined): OwnFontsData => ({
  display: { family: 'House', generic: 'sans-serif', files: [{ file, weight: 400, subset }] },
})

function folderWith(name: string, content?: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (content === undefined) copyFileSync(FONT, join(folder, name))
  else writeFileSync(join(folder, name), content)
  return folder
}

test('a brand’s own font is declared with a stand-in of its measures', async () => {
  const { fonts, faults } = await readFonts(
    oneFile('house.woff2', 'latin'),
    { languages: ['EN'] },
    folderWith('house.woff2'),
    'brand.json',
  )
  expect(faults).toEqual([])
  const [{ to, bytes }] = fonts.files as [(typeof fonts.files)[number]]
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2')
  expect(fonts.css).toContain(`font-family:"House";font-weight:1 1000`)
  expect(fonts.css).toContain(`url(/${to})`)
  // Anton is narrower than the system font.
  const [, adjusted] = /"House Fallback".*size-adjust:(\d+)/.exec(fonts.css)!
  expect(Number(adjusted)).toBeLessThan(95)
  expect(fonts.preload).toEqual([`/${to}`])
})

test.each([
  ['a file that is missing', 'other.woff2', undefined, 'does not exist'],
  ['a file of another kind', 'house.woff2', 'wOFF and more', 'is no WOFF2 font'],
  ['a damaged font', 'house.woff2', `wOF2${'\0'.repeat(60)}`, 'bytes after its end'],
  ['a font of a header alone', 'house.woff2', 'wOF2 and no more', 'cannot be read as a font'],
  [
    'a font that is cut short',
    'house.woff2',
    readFileSync(FONT).subarray(0, 4000),
    '(it is cut short or damaged), must be a whole .woff2 file',
  ],
  [
    'a font with bytes after its end',
    'house.woff2',
    Buffer.concat([readFileSync(FONT), Buffer.alloc(4000)]),
    'which has 4000 bytes after its end, must be a whole .woff2 file and no more',
  ],
  ['a font that is too large', 'house.woff2', `wOF2${'x'.repeat(410 * 1024)}`, 'over 400 kB'],
])('%s is refused as a brand’s own font', async (_kind, name, content, told) => {
  const { faults } = await readFonts(
    oneFile('house.woff2', 'latin'),
    { languages: ['EN'] },
    folderWith(name, content),
    'brand.json',
  )
  expect(faults).toHaveLength(1)
  expect(faults[0]!.path).toBe('$.theme.fonts.display.files[0].file')
  expect(faults[0]!.message).toContain(told)
})

const readHouse = (subset: OwnSubset | undefined, languages: LanguageCode[]) => {
  const folder = folderWith('house.woff2')
  return readFonts(oneFile('house.woff2', subset), { languages }, folder, 'brand.json')
}

test.each([
  [
    'for Thai letters',
    'thai',
    ['TH', 'EN'],
    'which draws nothing of its subset thai; "subset" must be latin',
  ],
  [
    'for Han letters',
    'han',
    ['CN'],
    'which draws nothing of its subset han; "subset" must be latin',
  ],
  [
    'for all letters',
    undefined,
    ['TH', 'KO'],
    "which draws no letter of the brand's languages (TH, KO)",
  ],
] as const)(
  'a font declared %s is refused if the brand writes none of its letters',
  async (_for, subset, languages, told) => {
    const { faults } = await readHouse(subset, [...languages])
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ path: '$.theme.fonts.display.files[0].file' })
    expect(faults[0]!.message).toContain(`is "house.woff2", ${told}`)
  },
)

const fileOf = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}-400-normal.woff2`)))

test('a font with signs alone, beside one with the letters, is no fault', async () => {
  const folder = folderWith('signs.woff2', fileOf('zcool-xiaowei/files/zcool-xiaowei-113'))
  const { faults } = await readFonts(
    oneFile('signs.woff2', 'latin'),
    { languages: ['EN'] },
    folder,
    'brand.json',
  )
  expect(faults).toEqual([])
})

test('a font that draws only blanks of its subset is refused', async () => {
  const folder = folderWith('thai.woff2', fileOf('k2d/files/k2d-thai'))
  const { faults } = await readFonts(
    oneFile('thai.woff2', 'latin'),
    { languages: ['EN'] },
    folder,
    'brand.json',
  )
  expect(faults[0]!.message).toContain('which draws nothing of its subset latin')
})

test('a check names the letters of a brand’s language that a face lacks', async () => {
  const { faults, fonts } = await readHouse('latin', ['EN', 'VI', 'TH'])
  expect(faults).toEqual([])
  expect(fonts.notices.map(({ path }) => path)).toEqual(Array(2).fill('$.theme.fonts.display'))
  const [vietnamese, thai] = fonts.notices.map(({ message }) => message)
  expect(vietnamese).toMatch(/^lacks \d+ of the \d+ letters of VI \(ả .*…\), which its companion/)
  expect(thai).toMatch(/^draws no letter of TH, so its companion draws them all/)
})

/** Lists what a check tells of a Latin face in a role of a brand; ₩ lies in a file of its own. */
async function tellOf(role: 'display' | 'body', brand: Partial<Brand>, withWon = false) {
  const folder = folderWith('latin.woff2')
  writeFileSync(join(folder, 'won.woff2'), fileOf('anton/files/anton-latin-ext'))
  const { display } = oneFile('latin.woff2', 'latin')
  const won = { file: 'won.woff2', weight: 400, subset: 'latin' } as const
  const face = { ...display!, files: [...display!.files, ...(withWon ? [won] : [])] }
  const { fonts, faults } = await readFonts({ [role]: face }, brand, folder, 'brand.json')
  expect(faults).toEqual([])
  return fonts.notices.map(({ message }) => message)
}

test('a check names the currency’s sign unless a file of the face draws it', async () => {
  const brand = { languages: ['EN'], currency: 'KRW' } satisfies Partial<Brand>
  expect(await tellOf('display', brand)).toEqual([
    'lacks ₩, the sign of KRW, which its companion draws beside the digits; add it to a file of the subset latin',
  ])
  expect(await tellOf('display', brand, true)).toEqual([])
  expect(await tellOf('display', { ...brand, currency: 'EUR' })).toEqual([])
})

test('a check names characters of the brand’s own words that a face lacks', async () => {
  const slide = { title: { EN: 'Łódź 龍' }, text: { EN: 'Ŵ' }, action: { EN: 'Ŷ' } }
  const brand = {
    languages: ['EN'],
    name: 'Жar',
    pictures: v.parse(PicturesSchema, { hero: [{ ...slide, picture: 'a.svg', to: '/rng' }] }),
    wording: {
      EN: [
        { source: 'Log in', text: 'Ĉome, {count, plural, one {# ĵoy} other {# joys}}' },
        { source: 'Sign up', text: 'Æ {ŝize} <0>in</0>' },
      ],
    },
  } satisfies Partial<Brand>
  const letters = (message: string) => /\(([^)]*)\)/.exec(message)![1]!.split(' ').toSorted()
  const [english, others] = await tellOf('display', brand)
  expect(english).toMatch(/^lacks 4 of the \d+ letters of EN/)
  expect(letters(english!)).toEqual(['ź', 'Ł', 'Ĉ', 'ĵ'].toSorted())
  expect(others).toMatch(/^lacks 2 characters of the brand's own words and amounts/)
  expect(letters(others!)).toEqual(['Ж', '龍'].toSorted())
  // Texts and words of buttons stand in the face of texts.
  expect((await tellOf('body', brand))[0]).toMatch(/^lacks 6 of the \d+ letters of EN/)
})
