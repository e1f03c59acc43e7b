import { place } from './brush.ts'
import type { Brush, Size } from './brush.ts'
import { box, circle, closeLine, polygon, star } from './curve.ts'
import type { Palette } from './hand.ts'
import type { Random } from '../random.ts'

export const PARTICLES = [
  'coins',
  'sparks',
  'petals',
  'bubbles',
  'confetti',
  'gems',
  'embers',
] as const

export type Particle = (typeof PARTICLES)[number]

/** Draws small particles flying about, larger towards the front; the middle stays free. */
export function particles(
  b: Brush,
  p: Palette,
  chance: Random,
  size: Size,
  kind: Particle,
  count: number,
): string {
  const one: Record<Particle, () => string> = {
    coins: () =>
      b.solid(closeLine('0,-10 9,-6 11,3 4,10 -6,9 -11,1 -8,-7'), p.metal, {
        line: 1.8,
        edge: 2,
        fall: 'metal',
      }) + b.flat(star(0, 0, 5, 2.4, 5), p.metal.dark),
    sparks: () => b.glint(0, 0, 13, p.glow),
    petals: () =>
      b.solid(closeLine('0,-10! 8,-2 5,9 0,12 -6,8 -7,-2'), p.main, { line: 0, edge: 2 }),
    bubbles: () =>
      b.flat(circle(0, 0, 9), p.glow, 0.22) +
      b.stroke(circle(0, 0, 9), '#fff', 1.2, 0.7) +
      b.flat(circle(-3, -4, 2.2), '#fff', 0.9),
    confetti: () =>
      b.flat(
        box(-6, -3, 12, 6),
        chance.pick([p.main.base, p.second.base, p.accent.base, p.metal.base, '#fff']),
      ),
    gems: () =>
      b.solid(polygon('-9,-3 -5,-9 5,-9 9,-3 0,11'), chance.pick([p.main, p.second, p.accent]), {
        line: 1.5,
        edge: 2,
      }),
    embers: () => b.glow(0, 0, 9, 9, p.accent.light, 0.9) + b.flat(circle(0, 0, 2), '#fff'),
  }
  return Array.from({ length: count }, () => {
    const angle = chance.between(0, Math.PI * 2)
    const reach = chance.between(0.36, 0.58)
    const x = size.width * (0.5 + Math.cos(angle) * reach)
    const y = size.height * (0.42 + Math.sin(angle) * reach * 0.86)
    return place(one[kind](), x, y, chance.between(0.45, 1.5), chance.between(0, 360))
  }).join('')
}
