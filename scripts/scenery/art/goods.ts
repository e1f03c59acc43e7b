import type { PicturedGood } from '../world.ts'
import { Brush, place } from './brush.ts'
import { MATERIALS, oklch, tone } from './colour.ts'
import { box, ellipse } from './curve.ts'
import { draw } from './draw.ts'
import { random } from '../random.ts'
import type { Kit } from './subjects/kit.ts'

export type GoodOf = PicturedGood

const SIZE = 400

/** Draws a good on a lit stand, as square SVG. */
export function drawGood({ art, hue }: GoodOf): string {
  const main = tone(0.62, 0.17, hue)
  const kit: Kit = {
    main,
    second: tone(0.56, 0.16, hue + 48),
    accent: tone(0.74, 0.15, hue + 150),
    metal: MATERIALS.gold,
  }
  const b = new Brush({ key: '#fff', rim: oklch(0.86, 0.1, hue + 30) }, 0.45)
  const chance = random(`good ${art} ${hue}`)
  const wall = b.radial(
    [
      [0, oklch(0.8, 0.1, hue)],
      [0.45, oklch(0.55, 0.13, hue)],
      [1, oklch(0.28, 0.09, hue - 12)],
    ],
    0.5,
    0.42,
    0.72,
  )
  const floor = b.linear([
    [0, oklch(0.46, 0.11, hue)],
    [1, oklch(0.2, 0.07, hue - 12)],
  ])
  const stand = (y: number, rx: number, ry: number, height: number) =>
    b.flat(
      `${ellipse(200, y + height, rx, ry)}${box(200 - rx, y, rx * 2, height)}`,
      b.linear(
        [
          [0, oklch(0.3, 0.08, hue)],
          [0.3, oklch(0.62, 0.11, hue)],
          [1, oklch(0.22, 0.07, hue)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    b.flat(
      ellipse(200, y, rx, ry),
      b.linear([
        [0, oklch(0.74, 0.1, hue)],
        [1, oklch(0.5, 0.12, hue)],
      ]),
    ) +
    b.stroke(ellipse(200, y, rx - 1, ry - 1), oklch(0.9, 0.06, hue), 1.6, 0.7)
  const glints = Array.from({ length: 7 }, () =>
    b.glint(chance.between(28, 372), chance.between(24, 230), chance.between(4, 10), '#fff'),
  ).join('')
  return b.document(
    SIZE,
    SIZE,
    b.flat(box(0, 0, SIZE, SIZE), wall) +
      b.flat(`M0 300Q200 262 400 300V400H0Z`, floor, 0.85) +
      b.glow(200, 180, 190, 170, '#fff', 0.34) +
      stand(318, 146, 30, 26) +
      b.glow(200, 316, 120, 20, '#000', 0.55) +
      glints +
      place(draw(art, b, kit), 200, 198, 1.12),
  )
}
