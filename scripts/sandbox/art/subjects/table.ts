import { box, circle, closed, ellipse, mirrored, open, polygon, ring, star } from '../curve.ts'
import { M, cabochon, fan, pair, place } from './kit.ts'
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
export const suit = (name: Suit) => closed(SUITS[name])

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
      b.solid(closed(`-30,${y} -28,${y + 8} 0,${y + 16} 28,${y + 8} 30,${y} 0,${y - 10}`), tone, {
        line: 2.5,
        edge: 0,
        fall: 'down',
      }) +
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
          b.solid(closed('-4,26! -3,-18 0,-22 3,-18 4,26!'), metal, {
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
    b.flat(closed('-78,-36 -52,-68 -14,-84 -40,-58 -62,-34'), '#fff', 0.22)
  )
}

function die(b: Brush, tone: Tone, pips: [number, number, number]): string {
  const spots: Record<number, Array<[number, number]>> = {
    1: [[0, 0]],
    2: [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    3: [
      [-0.55, -0.55],
      [0, 0],
      [0.55, 0.55],
    ],
    4: [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ],
    5: [
      [-0.55, -0.55],
      [0.55, -0.55],
      [0, 0],
      [-0.55, 0.55],
      [0.55, 0.55],
    ],
    6: [
      [-0.5, -0.6],
      [-0.5, 0],
      [-0.5, 0.6],
      [0.5, -0.6],
      [0.5, 0],
      [0.5, 0.6],
    ],
  }
  const face = (count: number, matrix: string) =>
    `<g transform="matrix(${matrix})">${(spots[count] ?? []).map(([x, y]) => b.flat(circle(x, y, count === 1 ? 0.3 : 0.19), count === 1 || count === 4 ? '#d3182f' : '#15161f')).join('')}</g>`
  const dark = { ...tone, light: tone.base, base: tone.dark }
  return (
    b.solid(
      polygon([
        [0, -46],
        [42, -24],
        [42, 24],
        [0, 48],
        [-42, 24],
        [-42, -24],
      ]),
      tone,
      { line: 5, edge: 0 },
    ) +
    b.solid(
      polygon([
        [-42, -24],
        [0, 0],
        [0, 48],
        [-42, 24],
      ]),
      tone,
      { line: 0, edge: 2, fall: 'down' },
    ) +
    b.solid(
      polygon([
        [42, -24],
        [0, 0],
        [0, 48],
        [42, 24],
      ]),
      dark,
      { line: 0, edge: 2, fall: 'down' },
    ) +
    b.solid(
      polygon([
        [0, -46],
        [42, -24],
        [0, 0],
        [-42, -24],
      ]),
      { ...tone, dark: tone.base },
      { line: 0, edge: 2, fall: 'down' },
    ) +
    face(pips[0], '21 11 21 -11 0 -23') +
    face(pips[1], '21 11 0 24 -21 12') +
    face(pips[2], '21 -11 0 24 21 12')
  )
}

/** Three dice under a glass dome. */
export const dice: Subject = (b, { metal, main, accent }, random) => {
  const roll = () => random.whole(1, 6)
  const dome = mirrored('0,-96 42,-88 72,-56 80,-10 80,46! 0,58')
  return (
    b.solid(mirrored('0,44 60,42 92,54 92,78 60,92 0,96'), main, {
      line: 5,
      edge: 5,
      fall: 'down',
    }) +
    b.solid(ellipse(0, 54, 86, 22), metal, { line: 3, edge: 3, fall: 'metal' }) +
    b.solid(ellipse(0, 52, 74, 17), accent, { line: 2, edge: 3, fall: 'round' }) +
    b.flat(dome, '#cfe6ff', 0.16) +
    place(die(b, M.white, [roll(), roll(), roll()]), -34, 14, 0.8, -6) +
    place(die(b, M.white, [roll(), roll(), roll()]), 36, 18, 0.8, 8) +
    place(die(b, M.red, [roll(), roll(), roll()]), 2, -30, 0.86, 3) +
    b.stroke(dome, '#eaf5ff', 3, 0.75) +
    b.flat(closed('-62,-44 -36,-80 -28,-80 -50,-40 -58,16 -68,14'), '#fff', 0.6) +
    b.flat(closed('60,-30 66,-10 66,24 60,20'), '#fff', 0.4) +
    b.solid(circle(0, -98, 8), metal, { line: 3, edge: 2, fall: 'round' })
  )
}

/** A croupier behind the table. `random` decides hair and dress. */
export const dealer: Subject = (b, { main, accent, metal }, random) => {
  const hair = random.pick([
    M.ink,
    M.wood,
    { ...M.wood, base: '#3b1d12', light: '#8a4b2a' },
    { ...M.bronze, base: '#a1532a' },
  ])
  const style = random.whole(0, 2)
  const lips = random.pick(['#d3244e', '#c2185b', '#e0453f'])
  const back =
    style === 0
      ? mirrored('0,-98 34,-94 52,-66 52,-30 60,6 54,44 38,52! 0,40')
      : style === 1
        ? mirrored('0,-98 32,-94 48,-70 46,-40 40,-22 0,-16')
        : mirrored('0,-98 36,-94 54,-64 56,-26 50,-8 36,-2! 0,-10')
  return (
    (style === 1 ? b.solid(circle(0, -98, 20), hair, { line: 4, edge: 4, fall: 'round' }) : '') +
    b.solid(back, hair, { line: 4, edge: 5, fall: 'round' }) +
    b.solid(mirrored('0,-14! 12,-14 13,14 30,26 68,34 88,58 96,104! 0,104'), M.skin, {
      line: 4,
      edge: 4,
    }) +
    b.flat(closed('-13,-12! 13,-12! 13,6 0,12 -13,4'), M.skin.dark, 0.75) +
    b.solid(mirrored('0,66! 20,48 42,28! 70,35 88,58 96,104! 0,104'), main, {
      line: 4,
      edge: 5,
      fall: 'down',
    }) +
    b.solid(mirrored('0,66! 20,48 42,28! 50,32 28,62 6,96! 0,104!'), accent, { line: 2, edge: 2 }) +
    b.stroke(open('-18,24 -10,38 0,43 10,38 18,24'), metal.base, 2.6) +
    cabochon(b, 0, 45, 4.5, accent, metal) +
    b.solid(mirrored('0,-84 22,-82 35,-62 36,-40 28,-18 12,-4 0,0'), M.skin, {
      line: 3,
      edge: 3.5,
      fall: 'round',
    }) +
    pair(
      b.flat(ellipse(22, -24, 9, 6), '#f07a7a', 0.35) +
        b.flat(closed('7,-44! 16,-51 28,-47! 26,-40 16,-38'), '#fff') +
        b.flat(circle(18, -44.5, 5.2), hair.dark) +
        b.flat(circle(18, -44.5, 2.6), '#0a0508') +
        b.flat(circle(19.6, -46.4, 1.5), '#fff') +
        b.stroke(open('6,-44 16,-51.5 29,-48'), '#1a0b0b', 3) +
        b.stroke(open('27,-48 32,-52'), '#1a0b0b', 2) +
        b.stroke(open('6,-57 17,-62 30,-57'), hair.dark, 2.8),
    ) +
    b.stroke(open('-1,-40 3,-30 -1,-28'), M.skin.dark, 2) +
    b.flat(closed('-11,-17! -4,-20 0,-18.5 4,-20 11,-17! 5,-11 0,-10 -5,-11'), lips) +
    b.stroke(open('-10,-17 0,-15.6 10,-17'), '#7c0f2e', 1.4) +
    b.flat(ellipse(2, -13, 3, 1.1), '#fff', 0.6) +
    (style === 2
      ? b.solid(
          closed('-40,-34! -44,-70 -18,-92 16,-92 42,-68 40,-36! 30,-64 4,-74 -20,-62!'),
          hair,
          { line: 2.5, edge: 3 },
        )
      : b.solid(
          closed('-40,-30! -46,-66 -20,-96 18,-94 44,-66 40,-30! 34,-58 12,-78! -8,-66 -28,-58!'),
          hair,
          { line: 2.5, edge: 3 },
        )) +
    pair(
      b.solid(circle(38, -26, 4.5), metal, { line: 1.6, edge: 1, fall: 'round' }) +
        b.solid(closed('38,-22! 42,-12 38,-4! 34,-12'), accent, { line: 1.4, edge: 1 }),
    ) +
    b.flat(closed('-26,-78 -10,-88 4,-88 -14,-76'), '#fff', 0.28)
  )
}
