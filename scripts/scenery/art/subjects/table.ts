import { box, circle, closeLine, ellipse, polygon, ring, star } from '../curve.ts'
import { M, cabochon, fan, place } from './kit.ts'
import type { Subject } from './kit.ts'
import type { Brush } from '../brush.ts'
import type { Tone } from '../colour.ts'

const SUITS = {
  spade: '0,-26! 18,-2 22,12 12,20 3,13! 8,26! -8,26! -3,13! -12,20 -22,12 -18,-2',
  heart: '0,-12! 8,-24 22,-22 25,-6 14,12 0,26! -14,12 -25,-6 -22,-22 -8,-24',
  diamond: '0,-28! 20,0! 0,28! -20,0!',
  club: '0,-26 12,-14 7,-3 20,-6 24,8 10,16 3,10! 8,26! -8,26! -3,10! -10,16 -24,8 -20,-6 -7,-3 -12,-14',
}

export type Suit = keyof typeof SUITS

export const suit = (name: Suit) => closeLine(SUITS[name])

/** One playing card, 76 by 108, standing around (0, 0). */
export function card(b: Brush, name: Suit, back?: Tone): string {
  const colour = name === 'spade' || name === 'club' ? '#181c2e' : '#d3182f'
  const sheet = box(-38, -54, 76, 108, 9)
  if (back) {
    return (
      b.solid(sheet, M.white, { line: 3.5, edge: 3, fall: 'down' }) +
      b.solid(box(-31, -47, 62, 94, 6), back, { line: 1, edge: 2 }) +
      b.stroke(
        polygon([
          [0, -36],
          [22, 0],
          [0, 36],
          [-22, 0],
        ]),
        back.light,
        2.5,
        0.8,
      ) +
      b.flat(star(0, 0, 13, 6, 8), back.light)
    )
  }
  const pip = (x: number, y: number, size: number, turn: number) =>
    place(b.flat(suit(name), colour), x, y, size, turn)
  return (
    b.solid(sheet, M.white, { line: 3.5, edge: 3, fall: 'down' }) +
    place(
      b.solid(suit(name), colour === '#181c2e' ? M.ink : M.red, { line: 1.5, edge: 2 }),
      0,
      2,
      1.05,
    ) +
    pip(-26, -38, 0.36, 0) +
    pip(26, 38, 0.36, 180) +
    b.flat(box(-30, -26, 8, 3, 1) + box(22, 23, 8, 3, 1), colour)
  )
}

export function chip(b: Brush, tone: Tone): string {
  return (
    b.solid(circle(0, 0, 34), tone, { line: 4, edge: 4, fall: 'round' }) +
    ring(8, 29)
      .map((spot) =>
        place(b.flat(box(-5.5, -4, 11, 9, 1), '#fff', 0.95), spot.x, spot.y, 1, spot.angle),
      )
      .join('') +
    b.solid(circle(0, 0, 22), tone, { line: 2, edge: 3 }) +
    b.stroke(circle(0, 0, 18), '#fff', 1.8, 0.8) +
    b.flat(star(0, 0, 12, 5, 5), '#fff', 0.9)
  )
}

/** A stack of chips seen from a little above. */
export function stack(b: Brush, tone: Tone, height: number): string {
  return Array.from({ length: height }, (_, index) => {
    const y = -index * 9
    return (
      b.solid(
        closeLine(`-30,${y} -28,${y + 8} 0,${y + 16} 28,${y + 8} 30,${y} 0,${y - 10}`),
        tone,
        {
          line: 2.5,
          edge: 0,
          fall: 'down',
        },
      ) +
      [-20, -4, 13]
        .map((x) => b.flat(box(x, y + 7 + (x === -4 ? 4 : 1), 8, 5, 1), '#fff', 0.9))
        .join('') +
      (index === height - 1
        ? b.solid(ellipse(0, y, 30, 11), tone, { line: 2, edge: 2 }) +
          b.stroke(ellipse(0, y, 20, 7), '#fff', 2, 0.85)
        : '')
    )
  }).join('')
}

export const cards: Subject = (b, { main, accent, metal }, random) => {
  const suits = random.chance(0.5)
    ? (['club', 'diamond', 'heart', 'spade'] as const)
    : (['diamond', 'spade', 'club', 'heart'] as const)
  return (
    place(
      fan(4, -38, 38, (index) => place(card(b, suits[index] ?? 'spade'), 0, -74, 1.12)),
      0,
      68,
    ) +
    place(stack(b, main, 4), -62, 76, 0.95) +
    place(stack(b, accent, 6), 58, 78, 0.95) +
    place(stack(b, metal, 3), 0, 88, 1)
  )
}

export const chips: Subject = (b, { main, second, accent }) =>
  place(stack(b, second, 9), -56, 56, 1.2) +
  place(stack(b, accent, 7), 54, 60, 1.2) +
  place(stack(b, main, 12), 0, 74, 1.35) +
  place(chip(b, accent), -66, -56, 0.9, -18) +
  place(chip(b, main), 62, -50, 1, 22) +
  place(card(b, 'spade'), 8, -66, 0.9, 12)

export const roulette: Subject = (b, { metal, main }) => {
  const wedge = (r: number, s: number) =>
    `M${-Math.sin(s) * r} ${-Math.cos(s) * r}A${r} ${r} 0 0 1 ${Math.sin(s) * r} ${-Math.cos(s) * r}L0 0Z`
  const half = Math.PI / 24
  return (
    b.solid(circle(0, 0, 98), M.wood, { line: 5, edge: 6, fall: 'round' }) +
    b.solid(circle(0, 0, 86), metal, { line: 2.5, edge: 3, fall: 'metal' }) +
    b.flat(circle(0, 0, 81), '#14060a') +
    ring(24, 0)
      .map((spot, index) =>
        place(
          b.flat(wedge(80, half), index === 0 ? '#15a152' : index % 2 ? '#d2142c' : '#15161f'),
          0,
          0,
          1,
          spot.angle,
        ),
      )
      .join('') +
    ring(24, 70, 7.5)
      .map((spot) => b.flat(circle(spot.x, spot.y, 1.6), metal.light))
      .join('') +
    ring(24, 70)
      .map((spot) =>
        place(b.flat(box(-3, -5, 6, 9, 2), '#fff', 0.85), spot.x, spot.y, 1, spot.angle),
      )
      .join('') +
    b.stroke(circle(0, 0, 60), metal.base, 3) +
    b.solid(circle(0, 0, 52), M.wood, { line: 2, edge: 5, fall: 'round' }) +
    ring(4, 30)
      .map((spot) =>
        place(
          b.solid(closeLine('-4,26! -3,-18 0,-22 3,-18 4,26!'), metal, {
            line: 2.5,
            edge: 2,
            fall: 'metal',
          }) + b.solid(circle(0, -22, 7), metal, { line: 2.5, edge: 2, fall: 'round' }),
          spot.x,
          spot.y,
          1,
          spot.angle,
        ),
      )
      .join('') +
    cabochon(b, 0, 0, 13, main, metal) +
    b.solid(circle(44, -52, 8), M.white, { line: 2.5, edge: 2, fall: 'round' }) +
    b.flat(closeLine('-78,-36 -52,-68 -14,-84 -40,-58 -62,-34'), '#fff', 0.22)
  )
}
