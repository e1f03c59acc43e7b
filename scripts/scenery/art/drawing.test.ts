import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { GAME_TYPES } from '#parts/games/schema.ts'
import { FACES, type Face } from '../outlines.ts'
import { draws } from '#support/full.ts'
import TILE_SHAPES from '#themes/choices/tileShape.json' with { type: 'json' }
import { Brush } from './brush.ts'
import { MATERIALS } from './colour.ts'
import { drawCover, LABEL_ROOM, TITLE_ROOM } from './cover.ts'
import type { CoverOf } from './cover.ts'
import { BENDS, letter } from './lettering.ts'
import { toWebp } from './raster.ts'
import { drawVendorMark, drawVendorPicture } from './vendor.ts'

const VENDORS = [
  { code: 'AMBER', name: 'Amber Reels' },
  { code: 'NOVA_9', name: 'Nova Nine' },
  { code: 'KITE', name: 'Kite & Sons' },
]

/** Where the heads of most subjects lie on a cover. */
const HEAD_ROOM = { top: 24, bottom: 270 }

const HOSTILE = [
  '',
  '   ',
  '<script>alert(1)</script>',
  '"/><image href="https://example.com/x.png"/>',
  'A & B < C > D',
  'มังกรทองคำ',
  'Rồng Thần Tài',
  '황금 용 金龍',
  '🐉🐉🐉',
  '\u0000\u202e\ud800',
  'W'.repeat(4000),
  'many short words that go on and on and on and on without an end in sight',
]

const cover = (given: Partial<CoverOf>) =>
  drawCover({ seed: 1, name: 'Golden Tiger', type: 'RNG', vendor: VENDORS[0] as never, ...given })

/** Checks that a picture contains no script, no text, and no link or address to other sites. */
function expectSafe(svg: string) {
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|a)\b/i)
  expect(svg).not.toMatch(/\bhref|\bon\w+=|NaN|undefined|Infinity/)
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/)
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`)
  expect([...svg.matchAll(/url\((?!#)/g)]).toEqual([])
}

async function size(svg: string) {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  return { width, height }
}

const { $schema: _, ...SHAPES } = TILE_SHAPES

describe('drawn covers of games', () => {
  test.each(GAME_TYPES)(
    'demo game covers of the category %s are safe SVG with the ratio 3:4',
    async (type) => {
      for (const vendor of VENDORS) {
        const svg = cover({ type, vendor })
        expectSafe(svg)
        expect(await size(svg)).toEqual({ width: 360, height: 480 })
      }
    },
  )

  test.each(Object.entries(SHAPES))(
    'a tile of the shape %s cuts no head, and no lettering if upright',
    (_shape, look) => {
      const [width = 1, height = 1] = look['tile-ratio'].split('/').map(Number)
      const [, fromTop = 50] = look['tile-focus'].split(' ').map(parseFloat)
      // Height of the part that `object-fit: cover` shows in a tile.
      const seen = Math.min(480, (360 * height) / width)
      const top = ((480 - seen) * fromTop) / 100
      expect(top).toBeLessThanOrEqual(HEAD_ROOM.top)
      expect(top + seen).toBeGreaterThanOrEqual(HEAD_ROOM.bottom)
      for (const room of seen === 480 ? [TITLE_ROOM, LABEL_ROOM] : []) {
        expect(room.y - room.height / 2).toBeGreaterThan(top)
        expect(room.y + room.height / 2).toBeLessThan(top + seen)
      }
    },
  )

  test('covers of one demo game are equal byte by byte for equal seeds only', () => {
    expect(cover({ seed: 'x' })).toBe(cover({ seed: 'x' }))
    expect(cover({ seed: 'x' })).not.toBe(cover({ seed: 'y' }))
  })

  test.each(HOSTILE)('a cover of a demo game named %j is safe SVG', async (name) => {
    const svg = cover({ name, vendor: { code: name, name } })
    expectSafe(svg)
    expect(svg.length).toBeLessThan(400_000)
    await expect(sharp(Buffer.from(svg)).stats()).resolves.toBeDefined()
  })

  test('demo game covers differ among games of one vendor and category', async () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < draws(40, 300); seed += 1) {
      const { data } = await sharp(Buffer.from(cover({ seed, name: 'Same Name' })), { density: 18 })
        .resize(12, 16, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      // Each colour channel is reduced to eight steps, so that only composition and colour are
      // compared.
      const print = Buffer.from(data.map((value) => value >> 5)).toString('base64')
      expect(seen.has(print)).toBe(false)
      seen.add(print)
    }
  }, 60_000)
})

describe('drawn lettering', () => {
  const room = { x: 180, y: 386, width: 308, height: 100 }
  const tones = { fill: MATERIALS.gold, edge: MATERIALS.blue }
  const names = ['I', 'Supercalifragilistic', 'WWWWWWWW WWWWWWWW WWWWWWWW', 'A B C D E F', 'Ấn Ỹ ปี่']

  test.each(Object.keys(FACES) as Face[])(
    'lettering drawn in the font %s stays within its space, also if bent',
    async (face) => {
      for (const bend of BENDS) {
        for (const name of names) {
          const b = new Brush({ key: '#fff', rim: '#fff' })
          const svg = b.document(
            360,
            480,
            letter(b, name, { face, bend, finish: 'gold', ...tones }, room),
          )
          const { info } = await sharp(Buffer.from(svg))
            .trim({ background: '#0000', threshold: 40 })
            .raw()
            .toBuffer({ resolveWithObject: true })
          const left = -(info.trimOffsetLeft ?? 0)
          const top = -(info.trimOffsetTop ?? 0)
          expect(info.width, `${name} ${bend}`).toBeLessThan(360)
          expect(left, `${name} ${bend}`).toBeGreaterThanOrEqual(10)
          expect(left + info.width, `${name} ${bend}`).toBeLessThanOrEqual(350)
          expect(top, `${name} ${bend}`).toBeGreaterThanOrEqual(room.y - 80)
          expect(top + info.height, `${name} ${bend}`).toBeLessThanOrEqual(room.y + 72)
        }
      }
    },
    60_000,
  )
})

describe('drawn pictures of vendors', () => {
  test('a demo vendor’s logo is square and transparent, and visible on dark and light', async () => {
    for (const vendor of VENDORS) {
      const svg = drawVendorMark(vendor)
      expectSafe(svg)
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(32)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels]).toEqual([32, 32, 4])
      expect(data[3]).toBe(0)
      const lights = Array.from({ length: 32 }, (_, x) => data[(16 * 32 + x) * 4] ?? 0)
      expect(Math.max(...lights) - Math.min(...lights)).toBeGreaterThan(90)
    }
  })

  test.each(GAME_TYPES)('a demo picture of the category %s has the ratio 4:3', async (type) => {
    const svg = drawVendorPicture({ ...(VENDORS[1] as { code: string; name: string }), type })
    expectSafe(svg)
    expect(await size(svg)).toEqual({ width: 640, height: 480 })
  })

  test.each(HOSTILE)('a demo picture of a vendor named %j is safe SVG', (name) => {
    expectSafe(drawVendorMark({ code: name, name }))
    expectSafe(drawVendorPicture({ code: name, name, type: 'LIVE' }))
  })
})

describe('the size of a drawn picture', () => {
  test('a demo game cover of 360 px as WebP is near 25 kB', async () => {
    const sizes: number[] = []
    for (let seed = 0; seed < draws(11, 44); seed += 1) {
      const type = GAME_TYPES[seed % GAME_TYPES.length] ?? 'RNG'
      const vendor = { code: `V${seed}`, name: `Vendor ${seed}` }
      sizes.push(
        (await toWebp(cover({ seed, type, vendor, name: `Lucky Game ${seed}` }), 360)).length,
      )
    }
    expect(sizes.reduce((sum, one) => sum + one, 0) / sizes.length).toBeLessThan(27_000)
    expect(Math.max(...sizes)).toBeLessThan(48_000)
  }, 60_000)
})
