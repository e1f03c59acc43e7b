import { place } from './brush.ts'
import type { Brush, Size } from './brush.ts'
import { circle, closeLine } from './curve.ts'
import type { Palette } from './hand.ts'
import type { Random } from '../random.ts'

/** Draws the background of every picture: light at the focus, dark at the edge. */
export function ground(b: Brush, p: Palette, size: Size, focus: { x: number; y: number }): string {
  const fill = b.radial(
    [
      [0, p.lit],
      [0.5, p.mid],
      [1, p.edge],
    ],
    focus.x / size.width,
    focus.y / size.height,
    0.78,
  )
  return `<rect width="${size.width}" height="${size.height}" fill="${fill}"/>`
}

/** Draws rows of hills, far to near, from `share` of the height down. */
export function hills(
  b: Brush,
  p: Palette,
  chance: Random,
  size: Size,
  share: number,
  rows: number,
): string {
  return Array.from({ length: rows }, (_, row) => {
    const base = size.height * (share + row * 0.085)
    const points = Array.from(
      { length: 9 },
      (_, index) =>
        `${Math.round((index / 8) * size.width)},${Math.round(base + chance.between(-46, 24) * (index % 2 ? 1 : 0.4))}`,
    )
    return b.flat(
      closeLine(
        `-40,${size.height + 40}! -40,${Math.round(base)}! ${points.join(' ')} ${size.width + 40},${Math.round(base)}! ${size.width + 40},${size.height + 40}!`,
      ),
      b.linear([
        [0, row % 2 ? p.ground.base : p.mid],
        [0.7, p.edge],
        [1, p.edge],
      ]),
      0.92,
    )
  }).join('')
}

export function stars(b: Brush, p: Palette, chance: Random, size: Size, count: number): string {
  return Array.from({ length: count }, () =>
    b.flat(
      circle(
        chance.between(0, size.width),
        chance.between(0, size.height * 0.8),
        chance.between(0.6, 2),
      ),
      chance.pick(['#fff', p.glow]),
      0.8,
    ),
  ).join('')
}

export function cloud(
  b: Brush,
  colour: string,
  x: number,
  y: number,
  scale: number,
  opacity: number,
): string {
  const shape = closeLine(
    '-70,18! -74,2 -56,-8 -46,-24 -22,-26 -8,-40 16,-38 28,-22 48,-24 58,-8 76,0 74,18!',
  )
  return place(
    b.flat(
      shape,
      b.linear([
        [0, colour, opacity],
        [1, colour, 0],
      ]),
    ),
    x,
    y,
    scale,
  )
}
