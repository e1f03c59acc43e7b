import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BrandPictures, PicturesSchema } from '#core/brand/pictures.ts'
import type { Brand } from '#core/brand/schema.ts'
import { readPictures, toRuntimePictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const themeWith = (hero: Brand['theme']['hero']) =>
  ({
    modes: ['light'],
    defaultMode: 'light',
    hero,
    heroHeight: 'medium',
  }) as unknown as Brand['theme']
const COLORS = {
  modes: {
    light: {
      surface: '#fafafa',
      text: '#1c1c1c',
      muted: '#5a5a5a',
    },
  },
}

/** Reads the pictures of a brand whose file has these slots. */
async function read(
  slots: v.InferInput<typeof PicturesSchema>,
  hero: Brand['theme']['hero'] = 'bleed',
  heroHeight: Brand['theme']['heroHeight'] = 'medium',
) {
  const pictures: BrandPictures = v.parse(PicturesSchema, slots)
  const brand = { pictures, theme: { ...themeWith(hero), heroHeight } }
  const { pictures: site, faults } = await readPictures(brand, COLORS, folder, 'brand.json')
  return {
    site,
    faults: faults.map(({ path, message }) => `${path}: ${message}`),
    page: site && toRuntimePictures(pictures, site, '/'),
  }
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Pixels without any likeness to each other, which no format makes small. */
function noise(width: number, height: number) {
  let state = 1
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    pixels[at] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

beforeAll(async () => {
  const files = {
    'high-key.jpg': plain(1600, 700, '#f1ede4').jpeg(),
    'low-key.jpeg': plain(1600, 700, '#141a22').jpeg(),
    'strip.png': plain(2400, 600, '#f1ede4').png(),
    'middle.png': plain(1600, 700, '#7d7d7d').png(),
    'lantern.png': plain(1600, 700, '#3a1420')
      .composite([{ input: await plain(120, 700, '#fff').png().toBuffer(), left: 200, top: 0 }])
      .png(),
    'login.avif': plain(900, 1200, '#88aacc').avif({ effort: 0 }),
    'noise.webp': noise(1600, 700).webp(),
    'page.png': plain(1600, 1000, '#d8d2c4').png(),
    'small.png': plain(300, 300, '#88aacc').png(),
    'mark.png': plain(512, 512, '#88aacc').png(),
    'phone.png': plain(390, 844, '#88aacc').png(),
    'phone-2.png': plain(780, 1688, '#88aacc').png(),
    'desk.jpg': plain(1440, 900, '#88aacc').jpeg(),
    'desk-other.jpg': plain(1440, 800, '#88aacc').jpeg(),
    'whole-page.png': plain(390, 900, '#88aacc').png(),
    'huge.png': plain(3860, 3860, '#88aacc').png(),
  }
  for (const [name, file] of Object.entries(files)) await file.toFile(join(folder, name))
  const heavy = (await noise(200, 100).raw().toBuffer()).toString('hex')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="700"><desc>${heavy}</desc></svg>`
  writeFileSync(join(folder, 'heavy.svg'), drawing)
  writeFileSync(join(folder, 'wrong.png'), await files['login.avif'].toBuffer())
})

const slide = (picture: v.InferInput<typeof PicturesSchema>['login'] & {}) => ({
  hero: [{ picture }],
})

describe('the pictures of a brand:', { timeout: 60_000 }, () => {
  test('a slide gets files in each width that its picture has, cropped for phones', async () => {
    const { site, page, faults } = await read(slide({ file: 'high-key.jpg', focus: '70% 40%' }))
    expect(faults).toEqual([])
    const { file, phone } = page!.hero![0]!.picture
    expect(file).toMatchObject({ widths: [1080, 1600], width: 1600, height: 700 })
    expect(phone).toMatchObject({ widths: [480, 828] })
    expect(phone!.width / phone!.height).toBeCloseTo(16 / 9, 2)
    expect(site!.notices.map(({ message }) => message)).toEqual([
      'is "high-key.jpg", loses 22 % of its width on a phone, kept around 70% 40%; the hero "bleed" shows 1.3:1 there',
    ])
    const { name, make } = site!.files.find((each) => each.name.endsWith('-480.avif'))!
    const made = await sharp(await make()).metadata()
    expect([name.startsWith(phone!.at.slice(1)), made.width, made.format]).toEqual([
      true,
      480,
      'heif',
    ])
  })

  test('a slide keeps on phones the shape in which the chosen hero shows it', async () => {
    const { site, page } = await read(slide({ file: 'high-key.jpg' }), 'words')
    const { phone } = page!.hero![0]!.picture
    expect(phone!.width / phone!.height).toBeCloseTo(16 / 7, 2)
    expect(site!.notices).toEqual([])
  })

  test('a slide keeps at a desk the shape that the chosen height shows', async () => {
    const strip = slide({ file: 'strip.png', phone: 'high-key.jpg' })
    const told = async (height: Brand['theme']['heroHeight']) =>
      (await read(strip, 'bleed', height)).site!.notices.map(({ message }) => message).join()
    expect(await told('low')).not.toContain('strip.png')
    expect(await told('tall')).toContain(
      'is "strip.png", loses 15 % of its width, kept around 50% 50%; the hero "bleed", "tall", shows 2.7:1 there',
    )
  })

  test('a picture that several places crop alike is told once', async () => {
    const { site } = await read({
      hero: [{ picture: 'high-key.jpg' }, { picture: 'high-key.jpg' }],
    })
    expect(site!.notices.map(({ message }) => message)).toEqual([
      'is "high-key.jpg", loses 22 % of its width on a phone, kept around 50% 50%; the hero "bleed" shows 1.3:1 there; also in $.pictures.hero[1].picture.file',
    ])
  })

  test('a background that both modes crop alike is named once', async () => {
    const pictures = v.parse(PicturesSchema, { background: 'page.png' })
    const theme: Brand['theme'] = { ...themeWith('bleed'), modes: ['light', 'dark'] }
    const modes = {
      ...COLORS.modes,
      dark: { surface: '#101010', text: '#eeeeee', muted: '#bbbbbb' },
    }
    const { pictures: site } = await readPictures({ pictures, theme }, { modes }, folder, 'b.json')
    const [notice] = site!.notices
    expect(notice!.message).toMatch(/^is "page.png", loses \d+ % of its width on a phone/)
    expect(notice!.message).not.toContain('also in')
  })

  test('the same pictures have the same addresses and bytes each time', async () => {
    const [one, other] = [await read({ login: 'login.avif' }), await read({ login: 'login.avif' })]
    expect(other.page).toEqual(one.page)
    const bytes = async ({ site }: typeof one) => Promise.all(site!.files.map(({ make }) => make()))
    expect(await bytes(other)).toEqual(await bytes(one))
  })

  test.each([
    ['high-key.jpg', { ink: 'dark', alpha: 0 }],
    ['low-key.jpeg', { ink: 'light', alpha: 0 }],
  ])('words on the calm picture %s need no scrim', async (file, scrim) => {
    const { page } = await read(slide(file))
    expect(page!.hero![0]!.picture.file.scrim).toEqual(scrim)
  })

  test('words on a busy picture get the least scrim that is enough', async () => {
    const { page } = await read(slide({ file: 'noise.webp', phone: 'middle.png' }))
    const { alpha } = page!.hero![0]!.picture.file.scrim!
    expect(alpha).toBeGreaterThan(0)
    expect(alpha).toBeLessThan(0.4)
  })

  test('words on a dark picture with a bright spot are light', async () => {
    const { page } = await read(slide('lantern.png'))
    expect(page!.hero![0]!.picture.file.scrim).toMatchObject({ ink: 'light' })
  })

  test('a scrim that the brand asks for is never weaker than the words need', async () => {
    const forced = (strength: number) =>
      read(slide({ file: 'high-key.jpg', scrim: { tone: 'dark', strength } }))
    const weak = (await forced(1)).page!.hero![0]!.picture.file.scrim!
    expect(weak.ink).toBe('light')
    expect(weak.alpha).toBeGreaterThan(0.4)
    expect((await forced(90)).page!.hero![0]!.picture.file.scrim).toEqual({
      ink: 'light',
      alpha: 0.9,
    })
  })

  test('a background of thin dark lines is veiled until texts across them are readable', async () => {
    const line = { input: await plain(4, 1000, '#000').png().toBuffer(), top: 0 }
    const lines = Array.from({ length: 40 }, (_, at) => ({ ...line, left: at * 40 }))
    await plain(1600, 1000, '#fff').composite(lines).png().toFile(join(folder, 'lines.png'))
    const drawn = Array.from({ length: 40 }, (_, at) => `<path d="M${at * 40 + 2} 0v1000"/>`)
    writeFileSync(
      join(folder, 'lines.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" stroke="#000" stroke-width="4">${drawn.join('')}</svg>`,
    )
    for (const background of ['lines.png', 'lines.svg']) {
      const { page } = await read({ background })
      expect(page!.background!.file.veil, background).toBeGreaterThan(0.4)
    }
  })

  test('a background far from the page’s colour is veiled more than one near it', async () => {
    const veil = async (file: string) =>
      (await read({ background: file })).page!.background!.file.veil!
    const { faults } = await read({ background: 'high-key.jpg' })
    expect(faults.join()).toContain('must have at least 1600 × 900 or be an SVG')
    writeFileSync(join(folder, 'light.png'), await plain(1600, 900, '#f1ede4').png().toBuffer())
    writeFileSync(join(folder, 'dark.png'), await plain(1600, 900, '#20242c').png().toBuffer())
    expect(await veil('light.png')).toBeLessThan(0.3)
    expect(await veil('dark.png')).toBeGreaterThan(0.6)
  })

  test('screenshots become WebP files of their own size, for phones and for desks', async () => {
    const { site, faults } = await read({ screenshots: ['phone.png', 'phone-2.png', 'desk.jpg'] })
    expect(faults).toEqual([])
    expect(site!.screenshots.map(({ form, width }) => [form, width])).toEqual([
      ['narrow', 390],
      ['narrow', 780],
      ['wide', 1440],
    ])
    const { name, height } = site!.screenshots[1]!
    const made = await sharp(
      await site!.files.find((file) => file.name === name)!.make(),
    ).metadata()
    expect([made.format, made.width, made.height]).toEqual(['webp', 780, height])
  })

  test.each([
    [{ login: 'none.png' }, '$.pictures.login.file: is "none.png", which does not exist'],
    [{ login: 'wrong.png' }, '$.pictures.login.file: is "wrong.png", whose content holds AVIF'],
    [
      { login: 'small.png' },
      'which has 300 × 300 pixels, must have at least 720 × 720 or be an SVG',
    ],
    [{ maskable: 'high-key.jpg' }, '$.pictures.maskable.file: is "high-key.jpg", which measures'],
    [
      { tiers: ['mark.png', 'low-key.jpeg'] },
      '$.pictures.tiers[1].file: is "low-key.jpeg", which measures 1600 × 700, must be square',
    ],
    [{ screenshots: ['small.png'] }, 'has 300 × 300 pixels, must have 320 to 3840 on each side'],
    [{ screenshots: ['huge.png'] }, 'has 3860 × 3860 pixels, must have 320 to 3840 on each side'],
    [{ screenshots: ['heavy.svg'] }, 'is "heavy.svg", which is a drawing'],
    [
      { screenshots: ['phone.png', 'whole-page.png'] },
      '$.pictures.screenshots[1].file: is "whole-page.png", which measures 390 × 900, must be at most 2.3',
    ],
    [
      { screenshots: ['phone.png', 'desk.jpg', 'desk-other.jpg'] },
      '$.pictures.screenshots[2].file: is "desk-other.jpg", which measures 1440 × 800, must have the shape',
    ],
    [slide('heavy.svg'), '$.pictures.hero[0].picture.file: weighs'],
    [
      slide({ file: 'middle.png', scrim: 'none' }),
      '$.pictures.hero[0].picture.file: has "scrim": "none", but',
    ],
  ])('the check refuses the pictures %j', async (slots, told) => {
    const { site, faults } = await read(slots)
    expect(site).toBeUndefined()
    expect(faults.join('\n')).toContain(told)
  })
})
