import { box, circle, closeLine, ellipse, mirrorHalf, polygon, ring, star } from '../curve.ts'
import { M, cabochon, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** A cut gem, drawn facet by facet. */
export const gem: Subject = (b, { main, second }) => {
  const facets: Array<[Array<[number, number]>, string, number]> = [
    [
      [
        [-92, -22],
        [-52, -74],
        [-30, -22],
      ],
      main.light,
      1,
    ],
    [
      [
        [-52, -74],
        [0, -74],
        [-30, -22],
      ],
      main.base,
      1,
    ],
    [
      [
        [0, -74],
        [30, -22],
        [-30, -22],
      ],
      main.light,
      0.9,
    ],
    [
      [
        [0, -74],
        [52, -74],
        [30, -22],
      ],
      main.base,
      0.8,
    ],
    [
      [
        [52, -74],
        [92, -22],
        [30, -22],
      ],
      main.dark,
      1,
    ],
    [
      [
        [-92, -22],
        [-30, -22],
        [0, 92],
      ],
      main.base,
      1,
    ],
    [
      [
        [-30, -22],
        [30, -22],
        [0, 92],
      ],
      main.light,
      0.75,
    ],
    [
      [
        [30, -22],
        [92, -22],
        [0, 92],
      ],
      main.dark,
      1,
    ],
    [
      [
        [-30, -22],
        [0, -22],
        [0, 92],
      ],
      '#fff',
      0.25,
    ],
    [
      [
        [52, -74],
        [30, -22],
        [60, -40],
      ],
      b.light.rim,
      0.8,
    ],
    [
      [
        [92, -22],
        [0, 92],
        [60, -10],
      ],
      b.light.rim,
      0.45,
    ],
  ]
  const shape = polygon([
    [-92, -22],
    [-52, -74],
    [52, -74],
    [92, -22],
    [0, 92],
  ])
  return (
    b.solid(shape, main, { line: 6, edge: 0 }) +
    facets.map(([points, colour, opacity]) => b.flat(polygon(points), colour, opacity)).join('') +
    b.stroke('M-92-22H92M-52-74L-30-22L0-74L30-22L52-74M-30-22L0 92L30-22', '#fff', 1.6, 0.7) +
    b.flat(
      polygon([
        [-88, -24],
        [-53, -70],
        [-40, -70],
        [-66, -24],
      ]),
      '#fff',
      0.6,
    ) +
    b.glint(-48, -60, 30) +
    b.glint(40, 20, 16, second.light)
  )
}

export const crown: Subject = (b, { metal, main, second, accent }) =>
  b.solid(ellipse(0, 46, 84, 24), main, { line: 4 }) +
  b.solid(mirrorHalf('0,-30! 22,-8 60,-16 76,44! 0,66'), main, {
    line: 3,
    edge: 5,
    fall: 'round',
  }) +
  b.solid(
    mirrorHalf('0,-84! 20,-14 30,-4! 52,-58! 56,-16 62,-4! 100,-40! 84,52! 44,68 0,72'),
    metal,
    { line: 6, edge: 6, fall: 'metal' },
  ) +
  b.solid(mirrorHalf('0,30 44,26 88,12! 84,52! 44,68 0,72'), metal, {
    line: 3,
    edge: 4,
    fall: 'down',
  }) +
  [
    [0, 52, 12, second],
    [-42, 47, 9, accent],
    [42, 47, 9, accent],
    [-70, 38, 6, second],
    [70, 38, 6, second],
  ]
    .map(([x, y, r, tone]) =>
      cabochon(b, x as number, y as number, r as number, tone as typeof main, metal),
    )
    .join('') +
  b.solid(closeLine('0,-30! 13,-4 0,22! -13,-4'), second, { line: 2.5, edge: 3 }) +
  [
    [0, -90, 13],
    [-53, -64, 9],
    [53, -64, 9],
    [-99, -46, 8],
    [99, -46, 8],
  ]
    .map(([x, y, r]) =>
      b.solid(circle(x as number, y as number, r as number), accent, {
        line: 3,
        edge: 2,
        fall: 'round',
      }),
    )
    .join('') +
  b.glint(-30, 8, 20)

/** A cash coin with a square hole. */
export const coin: Subject = (b, { metal, main }) => {
  const hole = box(-20, -20, 40, 40)
  return (
    b.solid(
      circle(7, 7, 88),
      { ...metal, light: metal.dark, base: metal.dark },
      { line: 6, edge: 0 },
    ) +
    b.solid(circle(0, 0, 88) + hole, metal, { line: 3, edge: 5, fall: 'metal' }) +
    b.solid(circle(0, 0, 70) + box(-28, -28, 56, 56), metal, {
      line: 2.5,
      edge: 4,
      fall: 'round',
    }) +
    ring(24, 79)
      .map((dot) => b.flat(circle(dot.x, dot.y, 2.6), metal.dark))
      .join('') +
    ring(4, 50)
      .map((spot) =>
        place(
          b.solid(closeLine('0,-14! 9,-3 14,10! 0,6 -14,10! -9,-3'), main, { line: 2, edge: 2 }),
          spot.x,
          spot.y,
          1,
          spot.angle,
        ),
      )
      .join('') +
    b.stroke(box(-24, -24, 48, 48), metal.deep, 4) +
    b.glint(-46, -48, 28)
  )
}

/** Ingots in the shape of boats, in a heap. */
export const ingot: Subject = (b, { metal, main }) => {
  const one =
    b.solid(ellipse(0, -14, 34, 26), metal, { line: 4, edge: 4, fall: 'round' }) +
    b.solid(mirrorHalf('0,4 30,0 62,-30! 76,-24 66,16 36,40 0,44'), metal, {
      line: 5,
      edge: 5,
      fall: 'down',
    }) +
    b.flat(closeLine('-52,6 -30,16 0,18 -20,26 -44,20'), '#fff', 0.55)
  return (
    place(one, -46, 44, 0.8, -4) +
    place(one, 48, 46, 0.8, 5) +
    place(one, 0, 0, 1.12) +
    place(
      b.solid(box(-15, -12, 30, 30, 5), main, { line: 3, edge: 3 }) +
        b.flat(star(0, 3, 10, 4, 4), M.gold.light),
      0,
      20,
      1,
    ) +
    place(one, 0, 78, 0.72) +
    b.glint(-40, -22, 26)
  )
}

/** An open chest that spills its coins. */
export const chest: Subject = (b, { metal, main, second, accent }, random) => {
  const hoard = Array.from({ length: 26 }, (_, index) => {
    const x = random.between(-66, 66)
    const y = -6 - (1 - (x / 70) ** 2) * random.between(4, 40)
    return { x, y, tone: index % 6 === 0 ? second : index % 7 === 0 ? accent : metal }
  }).toSorted((one, other) => one.y - other.y)
  return (
    b.solid(mirrorHalf('0,-84 50,-82 84,-70 90,-34! 82,-6! 0,-2'), M.wood, {
      line: 6,
      edge: 5,
      fall: 'down',
    }) +
    b.flat(mirrorHalf('0,-64 46,-62 70,-52 74,-8! 0,-6'), M.wood.deep) +
    b.glow(0, -20, 84, 52, metal.light, 0.9) +
    pair(
      b.solid(closeLine('62,-80! 84,-70 90,-34! 82,-6! 70,-6! 72,-40'), metal, {
        line: 3,
        edge: 3,
        fall: 'metal',
      }),
    ) +
    hoard
      .map(({ x, y, tone }) =>
        place(
          b.solid(ellipse(0, 0, 14, 9), tone, { line: 2.4, edge: 1.6, fall: 'round' }),
          x,
          y,
          1,
          x / 3,
        ),
      )
      .join('') +
    b.solid(box(-84, 0, 168, 74, 8), M.wood, { line: 6, edge: 5, fall: 'down' }) +
    b.flat('M-80 24H80v3H-80ZM-80 48H80v3H-80Z', M.wood.deep, 0.7) +
    [-72, 56]
      .map((x) => b.solid(box(x, -4, 16, 82, 3), metal, { line: 3, edge: 3, fall: 'metal' }))
      .join('') +
    b.solid(box(-88, -8, 176, 16, 5), metal, { line: 4, edge: 3, fall: 'down' }) +
    b.solid(mirrorHalf('0,-12 18,-12 22,14 16,30 0,36'), metal, { line: 3.5, edge: 3 }) +
    b.flat(circle(0, 6, 5) + 'M-3 6h6l2 16h-10Z', M.ink.deep) +
    place(
      b.solid(
        polygon([
          [-16, -4],
          [-9, -14],
          [9, -14],
          [16, -4],
          [0, 16],
        ]),
        main,
        { line: 2.5, edge: 3 },
      ),
      -30,
      -34,
      1.1,
      -14,
    ) +
    b.glint(24, -40, 24)
  )
}
