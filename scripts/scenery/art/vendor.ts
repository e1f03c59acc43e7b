import type { GameType } from '#parts/games/schema.ts'
import { Brush, place } from './brush.ts'
import { circle, closeLine, mirrorHalf, polygon, star } from './curve.ts'
import { handOf, paletteOf } from './hand.ts'
import { ground } from './landscape.ts'
import { outline, pathData } from '../outlines.ts'
import { letter } from './lettering.ts'
import { random } from '../random.ts'
import { particles } from './particles.ts'
import { settingOf } from './setting.ts'
import { CASTS, drawSubject, mayFlip } from './subjects/library.ts'

type VendorOf = { code: string; name: string }

/** Outlines of vendors' logos, in 64 × 64 around (0, 0). */
const EMBLEMS = [
  circle(0, 0, 28),
  star(0, 0, 30, 26, 6, 0),
  mirrorHalf('0,-30! 26,-24! 25,2 14,20 0,30!'),
  closeLine('0,-31! 31,0! 0,31! -31,0!'),
  polygon('-12,-29 12,-29 29,-12 29,12 12,29 -12,29 -29,12 -29,-12'),
  'M-28-18a10 10 0 0 1 10-10H18a10 10 0 0 1 10 10V18a10 10 0 0 1-10 10H-18a10 10 0 0 1-10-10Z',
  star(0, 0, 31, 27, 12),
  closeLine('-29,-12 -12,-29 28,-28! 29,12 12,29 -28,28!'),
  closeLine('-22,-28! 30,-28! 22,28! -30,28!'),
  mirrorHalf('0,-31! 12,-14 29,-8! 24,16 0,31!'),
]

/**
 * Returns the initials of the first two words of a name; the first letter of the code if the name
 * is empty.
 */
function monogram(name: string, code: string): string {
  const words = name
    .trim()
    .split(/[\s_-]+/)
    .filter(Boolean)
  const letters = words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
  return (letters || code.slice(0, 1)).toUpperCase()
}

/** Draws a vendor's square logo as SVG, 64 × 64, with its own background and a light edge. */
export function drawVendorMark({ code, name }: VendorOf): string {
  const chance = random(`mark:${code}`)
  const hand = handOf(code)
  const palette = paletteOf(hand, chance)
  const b = new Brush(palette.light)
  const emblem = chance.pick(EMBLEMS)
  const text = outline(monogram(name, code), hand.face, 100)
  const size = Math.min(34, (36 / Math.max(1, text.width)) * 100)
  const data = pathData(text.commands, (x, y) => [
    ((x - text.width / 2) * size) / 100,
    (y * size) / 100 + size * 0.33,
  ])
  const body = b.linear(
    [
      [0, palette.ground.light],
      [0.5, palette.ground.base],
      [1, palette.ground.dark],
    ],
    0,
    0,
    1,
    1,
  )
  return b.document(
    64,
    64,
    place(
      `<path d="${emblem}" fill="${palette.ground.deep}" stroke="${palette.metal.light}" stroke-width="4" stroke-linejoin="round"/>` +
        b.flat(emblem, body) +
        b.inside(emblem, b.flat(closeLine('-40,-40! 40,-40! 40,-20 0,-4 -40,6!'), '#fff', 0.22)) +
        `<path d="${data}" fill="#fff" stroke="${palette.ground.deep}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>` +
        `<path d="${data}" fill="#fff"/>`,
      32,
      32,
    ),
  )
}

const SIZE = { width: 640, height: 480 }

/**
 * Draws a vendor's card picture as SVG, 640 × 480: figures of its category over its lettered name.
 */
export function drawVendorPicture({ code, name, type }: VendorOf & { type: GameType }): string {
  const chance = random(`vendor:${code}:${type}`)
  const hand = handOf(code)
  const palette = paletteOf(hand, chance)
  const b = new Brush(palette.light, hand.weight)
  const focus = { x: 320, y: 190 }
  const cast = CASTS[type]
  const start = chance.whole(0, cast.length - 1)
  const nameAt = (index: number) => cast[(start + index) % cast.length] ?? 'coin'
  const at = (index: number, x: number, y: number, scale: number, turn = 0, flip = false) =>
    place(
      drawSubject(nameAt(index), b, palette, chance),
      x,
      y,
      scale,
      turn,
      flip && mayFlip(nameAt(index)),
    )
  const setting = settingOf(type, hand, chance)
  const flanks = cast.length > 2 ? at(1, 128, 220, 1.12, -9) + at(2, 512, 220, 1.12, 9, true) : ''
  return b.document(
    SIZE.width,
    SIZE.height,
    ground(b, palette, SIZE, focus) +
      setting.paint(b, palette, chance, SIZE, focus) +
      flanks +
      b.glow(320, 300, 220, 60, '#000', 0.45) +
      at(0, 320, 188, 1.62) +
      particles(b, palette, chance, SIZE, chance.pick(setting.particles), 16) +
      `<rect width="640" height="480" fill="${b.linear([
        [0, '#05030a', 0],
        [0.5, palette.edge, 0.1],
        [0.78, palette.edge, 0.85],
        [1, '#05030a', 0.95],
      ])}"/>` +
      letter(
        b,
        name || code,
        {
          face: hand.face,
          bend: 'flat',
          finish: hand.finish,
          fill: palette.accent,
          edge: palette.main,
        },
        { x: 320, y: 404, width: 540, height: 96 },
      ),
  )
}
