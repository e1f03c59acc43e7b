import type { Brush } from './brush.ts'
import { box, closeLine } from './curve.ts'
import type { Hand, Palette } from './hand.ts'
import { pair, place } from './brush.ts'

/** Draws the vendor's frame around a 360 × 480 cover. */
export function frame(b: Brush, kind: Hand['frame'], p: Palette): string {
  const ring = (inset: number, width: number, r: number) =>
    box(inset, inset, 360 - inset * 2, 480 - inset * 2, r) +
    box(
      inset + width,
      inset + width,
      360 - (inset + width) * 2,
      480 - (inset + width) * 2,
      Math.max(2, r - width / 2),
    )
  const band = (path: string, fill: string) =>
    `<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`
  const metal = b.linear(
    [
      [0, p.metal.light],
      [0.25, p.metal.base],
      [0.5, p.metal.dark],
      [0.7, p.metal.light],
      [1, p.metal.dark],
    ],
    0,
    0,
    1,
    1,
  )
  const corners = (one: string) =>
    pair(place(one, 164, -224) + place(one, 164, 224, 1, 90)).replace(
      /^/,
      '<g transform="translate(180 240)">',
    ) + '</g>'
  switch (kind) {
    case 'bevel':
      return (
        band(ring(0, 11, 14), p.metal.deep) +
        band(ring(1.5, 8, 14), metal) +
        b.stroke(box(10, 10, 340, 460, 10), p.metal.light, 1.4, 0.9)
      )
    case 'line':
      return (
        b.stroke(box(9, 9, 342, 462, 14), p.metal.deep, 5, 0.7) +
        b.stroke(box(9, 9, 342, 462, 14), metal, 2.6)
      )
    case 'corners':
      return (
        b.stroke(box(12, 12, 336, 456, 4), metal, 1.6, 0.8) +
        corners(
          b.solid(closeLine('16,-16! 16,30! 8,22 8,-2 -2,-8! -22,-8 -30,-16!'), p.metal, {
            line: 2,
            edge: 2,
            fall: 'metal',
          }),
        )
      )
    case 'glowline':
      return (
        b.stroke(box(8, 8, 344, 464, 18), p.light.rim, 12, 0.16) +
        b.stroke(box(8, 8, 344, 464, 18), p.light.rim, 6, 0.35) +
        b.stroke(box(8, 8, 344, 464, 18), '#fff', 1.8, 0.9)
      )
    case 'plaque':
      return (
        band(ring(0, 9, 10), p.edge) +
        b.stroke(box(9, 9, 342, 462, 8), p.lit, 2, 0.9) +
        b.stroke(box(3, 3, 354, 474, 12), p.lit, 1.4, 0.5)
      )
    case 'deco':
      return (
        b.stroke('M14 60V30L30 14H330L346 30V450L330 466H30L14 450Z', p.metal.deep, 5, 0.7) +
        b.stroke('M14 60V30L30 14H330L346 30V450L330 466H30L14 450Z', metal, 2.4) +
        b.stroke('M22 70V34L34 22H326L338 34V446L326 458H34L22 446Z', p.metal.light, 1, 0.7)
      )
    default:
      return ''
  }
}

/** Darkens the edge below the title, and the opposite edge less, so that the title is readable. */
export function vignette(b: Brush, p: Palette): string {
  const band = (y: number, height: number, fill: string) =>
    `<rect y="${y}" width="360" height="${height}" fill="${fill}"/>`
  return (
    band(
      0,
      56,
      b.linear([
        [0, p.edge, 0.5],
        [1, p.edge, 0],
      ]),
    ) +
    band(
      282,
      198,
      b.linear([
        [0, p.edge, 0],
        [0.44, p.edge, 0.74],
        [1, '#05030a', 0.95],
      ]),
    )
  )
}
