import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PicturesSchema } from '#core/brand/pictures.ts'
import type { Brand } from '#core/brand/schema.ts'
import { readPictures } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'slides-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  const plain = (width: number, background: string) =>
    sharp({ create: { width, height: 700, channels: 3, background } })
  const lantern = await plain(120, '#fff').png().toBuffer()
  const files = {
    'high-key.jpg': plain(1600, '#f1ede4').jpeg(),
    'low-key.jpeg': plain(1600, '#141a22').jpeg(),
    'middle.png': plain(1600, '#7d7d7d').png(),
    'lantern.png': plain(1600, '#3a1420')
      .composite([{ input: lantern, left: 200, top: 0 }])
      .png(),
  }
  for (const [name, file] of Object.entries(files)) await file.toFile(join(folder, name))
})

describe('what a check tells of the words on a slide:', () => {
  const THEME = {
    modes: ['light', 'dark'],
    defaultMode: 'light',
    hero: 'bleed',
    heroHeight: 'medium',
    button: 'solid',
  } as unknown as Brand['theme']
  const CLEAR = '#00000000'
  const DAY = { surface: '#fafafa', text: '#1c1c1c', muted: '#5a5a5a', primary: '#b3261a' }
  const NIGHT = { surface: '#101010', text: '#eeeeee', muted: '#bbbbbb', primary: '#ffd21f' }

  type Asked = [
    picture: v.InferInput<typeof PicturesSchema>['login'] & {},
    theme?: Partial<Brand['theme']>,
    edge?: string,
  ]

  /** Draws one slide with a button. */
  async function draw(...[picture, theme = {}, edge = CLEAR]: Asked) {
    const action = { EN: 'Go' }
    const pictures = v.parse(PicturesSchema, { hero: [{ picture, action, to: '/rng' }] })
    const brand = { pictures, theme: { ...THEME, ...theme } }
    const modes = {
      light: { ...DAY, 'primary-edge': CLEAR },
      dark: { ...NIGHT, 'primary-edge': edge },
    }
    const { pictures: site } = await readPictures(brand, { modes }, folder, 'brand.json')
    return site!
  }
  /** Lists what a check tells of one slide with a button, without its name and what was cut off. */
  async function tell(...asked: Asked) {
    const { notices } = await draw(...asked)
    return notices
      .filter(({ message }) => !message.includes('loses'))
      .map(({ path, message }) => `${path!.replace('$.pictures.hero[0].picture.', '')} ${message}`)
  }
  const shades = async (...args: Asked) =>
    (await tell(...args)).filter((told) => told.includes('shade'))
  const buttons = async (...args: Asked) =>
    (await tell(...args)).filter((told) => told.includes('button'))

  test('a slide says which part of its picture makes a shade necessary', async () => {
    const phone = 'low-key.jpeg'
    // The lantern stands at 200 to 320 of 1600 pixels, which is 12.5 to 20 % of the width.
    expect(await shades({ file: 'lantern.png', phone })).toEqual([
      expect.stringMatching(
        /^file is "lantern.png", needs a dark shade of \d+ % behind its words in both modes from 768 px on, since it is too bright at 1[23]–(19|2[01]) % of its width; keep its left half, where the words stand, plain$/,
      ),
    ])
    expect(await shades({ file: phone, dark: 'lantern.png', phone, phoneDark: phone })).toEqual([
      expect.stringContaining('in dark mode from 768 px on'),
    ])
    expect(await shades({ file: phone, phone: 'lantern.png' })).toEqual([
      expect.stringMatching(/ below 768 px, .* keep its lower half, where the words stand, plain$/),
    ])
  })

  test('a slide says nothing of a shade that is no stronger than asked for', async () => {
    const phone = 'low-key.jpeg'
    expect(await shades({ file: 'lantern.png', phone, words: 'right' })).toEqual([])
    const scrim = { tone: 'dark', strength: 90 } as const
    expect(await shades({ file: 'lantern.png', phone, scrim })).toEqual([])
    expect(await shades({ file: 'high-key.jpg', phone, scrim: 'dark' })).toHaveLength(1)
    for (const hero of ['split', 'words'] as const) {
      expect(await tell({ file: 'lantern.png', phone: 'middle.png' }, { hero })).toEqual([])
    }
  })

  test('a slide names the mode in which the primary hardly shows, with the contrast', async () => {
    // A yellow button of the dark mode cannot be seen on a bright picture, a red one can.
    expect(await buttons({ file: 'high-key.jpg', phone: 'low-key.jpeg' })).toEqual([
      expect.stringMatching(
        /^file is "high-key.jpg", gives the button .* in dark mode from 768 px on, the primary has at most 1\.\d:1/,
      ),
      expect.stringMatching(/^phone is "low-key.jpeg", .* in light mode below 768 px/),
    ])
  })

  test('a button takes the colour of the words only where the primary hardly shows', async () => {
    const { drawn } = await draw(
      { file: 'high-key.jpg', phone: 'low-key.jpeg' },
      { modes: ['dark'] },
    )
    const { file, phone } = drawn.get('$.pictures.hero[0].picture')!
    expect([file.scrim?.button, phone?.scrim?.button]).toEqual(['ink', undefined])
  })

  test('a button with an edge or ground of its own counts as seen', async () => {
    const picture = { file: 'high-key.jpg', phone: 'high-key.jpg' }
    expect(await buttons(picture, { button: 'outline' })).toEqual([])
    expect(await buttons(picture)).toHaveLength(2)
    expect(await buttons(picture, {}, '#101010')).toEqual([])
  })
})
