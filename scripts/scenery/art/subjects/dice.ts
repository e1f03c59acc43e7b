import type { Brush } from '../brush.ts'
import type { Tone } from '../colour.ts'
import { circle, closeLine, ellipse, mirrorHalf, polygon } from '../curve.ts'
import { M, place } from './kit.ts'
import type { Subject } from './kit.ts'

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
  const dome = mirrorHalf('0,-96 42,-88 72,-56 80,-10 80,46! 0,58')
  return (
    b.solid(mirrorHalf('0,44 60,42 92,54 92,78 60,92 0,96'), main, {
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
    b.flat(closeLine('-62,-44 -36,-80 -28,-80 -50,-40 -58,16 -68,14'), '#fff', 0.6) +
    b.flat(closeLine('60,-30 66,-10 66,24 60,20'), '#fff', 0.4) +
    b.solid(circle(0, -98, 8), metal, { line: 3, edge: 2, fall: 'round' })
  )
}
