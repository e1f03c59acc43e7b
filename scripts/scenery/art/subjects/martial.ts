import { box, circle, closeLine, mirrorHalf, open, ring, star } from '../curve.ts'
import { M, blade, cabochon, fan, fang, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** A theatre mask with two horns. */
export const mask: Subject = (b, { main, metal, second }) =>
  place(
    fan(9, -100, 100, (index) => blade(b, 26, 92, index % 2 ? second : M.ink)),
    0,
    -6,
  ) +
  pair(
    b.solid(closeLine('26,-62 40,-96 74,-112! 66,-86 54,-62 46,-44'), metal, {
      line: 5,
      edge: 5,
      fall: 'metal',
    }),
  ) +
  b.solid(mirrorHalf('0,-76 34,-72 62,-44 66,-6 58,34 40,72 18,94 0,98'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  pair(
    b.flat(closeLine('12,-8! 30,-20 54,-20! 46,0 28,4'), '#120306') +
      b.flat(circle(34, -9, 8), M.gold.light) +
      b.flat(circle(34, -9, 4), '#200') +
      b.solid(closeLine('6,-24! 26,-50 62,-52! 54,-34 30,-30'), metal, {
        line: 3,
        edge: 3,
        fall: 'metal',
      }) +
      b.solid(closeLine('34,20 52,8 58,24 46,40 34,34'), main, {
        line: 2.5,
        edge: 4,
        fall: 'round',
      }),
  ) +
  b.solid(mirrorHalf('0,-24 10,-18 12,12 20,28 10,36 0,38'), main, { line: 2.5, edge: 3 }) +
  b.flat(mirrorHalf('0,48 22,44 44,40 40,66 20,80 0,82'), '#120306') +
  b.solid(mirrorHalf('0,50 20,48 34,46 30,56 0,58'), metal, { line: 1.5, edge: 2 }) +
  pair(fang(b, 30, 48, 10, -26, 4) + fang(b, 26, 66, 8, 20)) +
  cabochon(b, 0, -52, 11, second, metal)

export const samurai: Subject = (b, { main, metal, second }) =>
  pair(
    b.solid(closeLine('30,-52 52,-84 96,-108! 92,-66 60,-34'), metal, {
      line: 5,
      edge: 6,
      fall: 'metal',
    }),
  ) +
  pair(
    [0, 1, 2, 3]
      .map((row) =>
        b.solid(
          closeLine(
            `34,${-8 + row * 22}! ${76 + row * 6},${-2 + row * 24} ${84 + row * 6},${14 + row * 24}! 40,${12 + row * 22}!`,
          ),
          row % 2 ? main : M.ink,
          { line: 3.5, edge: 3 },
        ),
      )
      .toReversed()
      .join(''),
  ) +
  b.solid(mirrorHalf('0,-88 36,-80 64,-48 70,-10! 0,-2'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  [14, 32, 48]
    .map((x) =>
      pair(b.stroke(open(`${x * 0.3},-84 ${x},-58 ${x * 1.25},-10`), main.deep, 2.6, 0.6)),
    )
    .join('') +
  b.solid(mirrorHalf('0,-18 40,-16 76,-4 82,12! 40,2 0,0'), metal, {
    line: 4,
    edge: 3,
    fall: 'metal',
  }) +
  b.flat(mirrorHalf('0,0 40,2 46,30! 0,34'), '#08060f') +
  pair(
    b.flat(closeLine('12,12! 26,6 40,8! 34,20 20,20'), M.orange.light) +
      b.flat(circle(27, 13, 4), '#fff'),
  ) +
  b.solid(mirrorHalf('0,22! 12,32 44,26! 46,52 30,84 0,94'), M.ink, {
    line: 5,
    edge: 5,
    fall: 'round',
  }) +
  b.flat(mirrorHalf('0,54 20,50 30,56 16,68 0,70'), '#3a0410') +
  pair(
    fang(b, 8, 54, 8, 10) +
      fang(b, 21, 54, 7, 9) +
      b.stroke(open('14,42 34,46 44,62'), M.white.base, 5),
  ) +
  b.solid(circle(0, -56, 19), metal, { line: 4, edge: 4, fall: 'metal' }) +
  b.solid(star(0, -56, 12, 5, 6), second, { line: 1.5, edge: 2 })

export const skull: Subject = (b, { main, metal, accent }) =>
  [-48, 48]
    .map((turn) =>
      place(
        b.solid(closeLine('-9,-124! 4,-142! 12,-122! 12,60! -8,60!'), M.silver, {
          line: 4,
          edge: 4,
        }) +
          b.solid(box(-26, 56, 56, 12, 5), metal, { line: 3.5, edge: 3, fall: 'metal' }) +
          b.solid(box(-5, 66, 14, 32, 5), M.wood, { line: 3.5, edge: 2 }),
        0,
        18,
        0.94,
        turn,
      ),
    )
    .join('') +
  b.solid(mirrorHalf('0,-48 44,-46 62,-20 60,14 44,34 38,60! 0,70'), M.ivory, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  pair(
    b.flat(closeLine('10,-2 24,-16 44,-10 46,8 32,20 14,16'), '#1a0b10') +
      b.flat(circle(29, 3, 6), accent.light),
  ) +
  b.flat(closeLine('0,18! 9,36! -9,36!'), '#1a0b10') +
  b.stroke('M-24 48V64M-8 48V68M8 48V68M24 48V64M-34 48H34', '#5c4a3a', 3.4) +
  b.solid(mirrorHalf('0,-96 30,-92 52,-64 100,-48! 70,-30 30,-38 0,-38'), main, {
    line: 6,
    edge: 6,
    fall: 'round',
  }) +
  b.stroke(open('-94,-47 -52,-62 0,-46 52,-62 94,-47'), metal.base, 5) +
  ring(1, 0)
    .map(() => b.solid(star(0, -70, 15, 6, 5), metal, { line: 2.5, edge: 2 }))
    .join('')
