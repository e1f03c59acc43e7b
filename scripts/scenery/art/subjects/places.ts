import { box, circle, closeLine, mirrorHalf, open, polygon } from '../curve.ts'
import { M, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** A tiered temple with upswept roofs. */
export const temple: Subject = (b, { main, metal, second }) => {
  const roof = (y: number, w: number, h: number) =>
    b.solid(
      mirrorHalf(
        `0,${y - h}! ${w * 0.4},${y - h * 0.62} ${w * 0.74},${y - h * 0.1} ${w},${y - h * 0.34}! ${w * 0.9},${y + 6} 0,${y + 8}`,
      ),
      main,
      { line: 4.5, edge: 4, fall: 'down' },
    ) +
    b.stroke(
      open(
        `${-w},${y - h * 0.34} ${-w * 0.86},${y + 2} 0,${y + 5} ${w * 0.86},${y + 2} ${w},${y - h * 0.34}`,
      ),
      metal.base,
      3.4,
    )
  const hallOf = (y: number, w: number, h: number) =>
    b.solid(box(-w, y, w * 2, h), M.ivory, { line: 3.5, edge: 4, fall: 'slant' }) +
    [-0.7, -0.24, 0.24, 0.7]
      .map((share) => b.solid(box(w * share - 4, y, 8, h), second, { line: 2, edge: 1.5 }))
      .join('') +
    b.flat(box(-w * 0.15, y + h * 0.25, w * 0.3, h * 0.75), M.gold.light)
  return (
    b.solid(
      polygon([
        [-96, 102],
        [-84, 78],
        [84, 78],
        [96, 102],
      ]),
      M.silver,
      { line: 4, edge: 4, fall: 'down' },
    ) +
    b.solid(
      polygon([
        [-24, 104],
        [-14, 76],
        [14, 76],
        [24, 104],
      ]),
      M.ivory,
      { line: 3, edge: 3 },
    ) +
    hallOf(34, 70, 46) +
    roof(34, 100, 46) +
    hallOf(-22, 48, 34) +
    roof(-22, 74, 40) +
    hallOf(-64, 28, 22) +
    roof(-64, 50, 36) +
    b.solid(closeLine('0,-118! 5,-104 4,-94 -4,-94 -5,-104'), metal, {
      line: 3,
      edge: 2,
      fall: 'metal',
    })
  )
}

export const pyramid: Subject = (b, { metal, accent }) => {
  const sand = M.tan
  const one = (detail: boolean) =>
    b.solid(
      polygon([
        [0, -84],
        [104, 84],
        [-104, 84],
      ]),
      sand,
      { line: 6, edge: 0 },
    ) +
    b.flat(
      polygon([
        [0, -84],
        [104, 84],
        [20, 84],
      ]),
      sand.dark,
    ) +
    b.flat(
      polygon([
        [0, -84],
        [20, 84],
        [-104, 84],
      ]),
      b.linear([
        [0, sand.light],
        [1, sand.base],
      ]),
    ) +
    (detail
      ? b.inside(
          polygon([
            [0, -84],
            [104, 84],
            [-104, 84],
          ]),
          [0, 1, 2, 3, 4, 5]
            .map((row) =>
              b.stroke(
                `M-110 ${-40 + row * 22}L${4 + row * 3} ${-40 + row * 22}L110 ${-52 + row * 20}`,
                sand.deep,
                1.8,
                0.5,
              ),
            )
            .join(''),
        )
      : '')
  return (
    place(one(false), -62, 36, 0.56) +
    place(one(false), 66, 38, 0.52) +
    place(one(true), 0, 14) +
    b.glow(0, -60, 76, 76, accent.light, 0.9) +
    b.solid(
      polygon([
        [0, -74],
        [24, -34],
        [-24, -34],
      ]),
      metal,
      { line: 4, edge: 4, fall: 'metal' },
    ) +
    b.flat(closeLine('-13,-46! 0,-55 13,-46! 0,-38'), '#fff') +
    b.flat(circle(0, -46, 5.4), accent.dark) +
    b.glint(0, -88, 30, accent.light) +
    b.solid(closeLine('-18,100! -14,66 0,56 14,66 18,100!'), M.wood, { line: 4, edge: 4 }) +
    b.glow(0, 84, 16, 22, accent.light, 1)
  )
}

export const ship: Subject = (b, { main, second, metal }) =>
  b.stroke('M0 60V-100M-52 60V-66M52 60V-70', M.wood.deep, 10) +
  b.stroke('M0 60V-100M-52 60V-66M52 60V-70', M.wood.base, 5) +
  [
    [-52, -54, 0.72],
    [52, -56, 0.72],
  ]
    .map(([x, y, s]) =>
      place(
        b.solid(closeLine('-38,0! 38,0! 44,36 34,78! 0,66 -34,78! -30,36'), M.ivory, {
          line: 5,
          edge: 6,
          fall: 'slant',
        }),
        x as number,
        y as number,
        s as number,
      ),
    )
    .join('') +
  place(
    b.solid(closeLine('-46,0! 46,0! 56,40 42,92! 0,78 -42,92! -36,40'), main, {
      line: 5,
      edge: 7,
      fall: 'slant',
    }) +
      place(
        b.flat(circle(0, 36, 17), '#fff', 0.95) +
          pair(b.flat(circle(7, 36, 4.6), '#14060a')) +
          b.flat(box(-9, 48, 18, 10, 3), '#fff'),
        4,
        2,
      ),
    0,
    -84,
    0.98,
  ) +
  b.solid(closeLine('0,-100! 18,-112 38,-102! 20,-94 0,-88!'), second, { line: 3.5, edge: 3 }) +
  b.solid(closeLine('-94,22! -66,40 0,44 66,36 104,4! 92,58 66,92 -58,94 -84,64'), M.wood, {
    line: 6,
    edge: 7,
    fall: 'down',
  }) +
  b.stroke(open('-88,44 -40,60 20,62 92,38'), metal.base, 5) +
  [-44, -12, 20, 52]
    .map((x) => b.solid(box(x - 8, 66, 16, 14, 3), M.ink, { line: 2.5, edge: 2 }))
    .join('') +
  b.solid(
    closeLine('-108,92! -78,80 -50,92 -20,80 10,92 40,80 72,92 108,80! 108,108! -108,108!'),
    M.blue,
    { line: 4, edge: 5, fall: 'down' },
  ) +
  b.stroke(open('-104,92 -78,83 -50,94 -20,83 10,94 40,83 72,94 104,84'), '#fff', 3, 0.8)
