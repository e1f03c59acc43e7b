import { circle, closeLine, ellipse, mirrorHalf, open, polygon } from '../curve.ts'
import { M, blade, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const cherries: Subject = (b) =>
  b.stroke(open('-44,30 -30,-30 22,-92'), M.green.deep, 11) +
  b.stroke(open('-44,30 -30,-30 22,-92'), M.green.base, 6) +
  b.stroke(open('48,38 46,-30 22,-92'), M.green.deep, 11) +
  b.stroke(open('48,38 46,-30 22,-92'), M.green.base, 6) +
  place(blade(b, 54, 92, M.green), 20, -86, 1, 78) +
  place(blade(b, 44, 76, M.green), 20, -88, 1, -66) +
  b.solid(closeLine('-46,6 -20,2 0,26 2,58 -22,88 -58,90 -86,66 -88,32 -70,8'), M.red, {
    line: 6,
    edge: 8,
    fall: 'round',
  }) +
  b.solid(closeLine('46,12 70,8 92,30 96,60 76,90 42,96 14,78 8,46 22,18'), M.red, {
    line: 6,
    edge: 8,
    fall: 'round',
  }) +
  b.flat(ellipse(-58, 30, 15, 9), '#fff', 0.85) +
  b.flat(ellipse(34, 36, 15, 9), '#fff', 0.85) +
  b.glint(-30, 60, 14)

export const melon: Subject = (b) =>
  b.solid(circle(34, -20, 62), M.green, { line: 6, edge: 8, fall: 'round' }) +
  b.inside(
    circle(34, -20, 62),
    [-44, -14, 16, 46]
      .map((x) =>
        b.stroke(
          open(
            `${34 + x},-90 ${26 + x * 1.3},-50 ${38 + x * 1.4},-20 ${28 + x * 1.3},20 ${34 + x},50`,
          ),
          '#0d4a26',
          9,
          0.8,
        ),
      )
      .join(''),
  ) +
  b.flat(ellipse(10, -56, 18, 10), '#fff', 0.6) +
  b.solid(closeLine('-102,-4! -60,-10 40,18 92,52! 60,92 -6,104 -66,78 -96,40'), M.green, {
    line: 6,
    edge: 6,
    fall: 'down',
  }) +
  b.flat(closeLine('-96,0! -58,-4 36,22 84,52! 54,82 -6,92 -60,70 -88,36'), '#f4ffd8') +
  b.solid(closeLine('-90,4! -56,2 34,28 76,54! 50,74 -6,82 -54,62 -80,34'), M.red, {
    line: 0,
    edge: 5,
    fall: 'down',
  }) +
  [
    [-58, 24],
    [-30, 22],
    [-2, 34],
    [26, 46],
    [-36, 46],
    [-6, 58],
    [24, 66],
    [48, 58],
  ]
    .map(([x, y]) =>
      place(b.flat(closeLine('0,-7! 5,2 0,7 -5,2'), '#20080a'), x as number, y as number, 1, 14),
    )
    .join('')

export const grapes: Subject = (b) => {
  const rows = [[-52, -18, 18, 52], [-36, 0, 36], [-50, -16, 18, 50], [-32, 2, 34], [-16, 18], [0]]
  return (
    b.stroke(open('0,-50 4,-80 26,-104'), M.wood.deep, 12) +
    b.stroke(open('0,-50 4,-80 26,-104'), M.wood.base, 7) +
    place(blade(b, 62, 86, M.green), 4, -62, 1, -72) +
    place(blade(b, 58, 80, M.green), 6, -62, 1, 70) +
    rows
      .map((row, index) =>
        row
          .map((x) =>
            place(
              b.solid(circle(0, 0, 23), M.violet, { line: 4, edge: 5, fall: 'round' }) +
                b.flat(ellipse(-8, -9, 6, 4), '#fff', 0.85),
              x,
              -44 + index * 27,
            ),
          )
          .join(''),
      )
      .join('')
  )
}

export const citrus: Subject = (b) =>
  b.solid(
    closeLine(
      '-96,-6! -78,-16 -66,-48 -22,-72 30,-66 66,-38 78,-10 98,0! 80,14 64,46 24,70 -24,70 -64,44 -78,10',
    ),
    { light: '#fffcb0', base: '#ffd81f', dark: '#cf8d05', deep: '#3d2600' },
    { line: 6, edge: 8, fall: 'round' },
  ) +
  b.flat(ellipse(-30, -40, 26, 12), '#fff', 0.7) +
  place(blade(b, 46, 80, M.green), 62, -40, 1, 34) +
  place(
    b.solid(circle(0, 0, 48), M.orange, { line: 5, edge: 5, fall: 'round' }) +
      b.flat(circle(0, 0, 41), '#fff4d0') +
      Array.from({ length: 8 }, (_, index) =>
        place(b.flat(closeLine('-1,-5! 13,-34 0,-37 -13,-34'), '#ff9a1f'), 0, 0, 1, index * 45),
      ).join(''),
    46,
    52,
  )

/** Bars, as on the reels of old machines. */
export const bars: Subject = (b, { main, metal, second }) =>
  [-56, 0, 56]
    .map((y, index) =>
      place(
        b.solid(
          polygon([
            [-98, -23],
            [98, -23],
            [98, 23],
            [-98, 23],
          ]),
          metal,
          { line: 6, edge: 4, fall: 'metal' },
        ) +
          b.solid(
            polygon([
              [-88, -15],
              [88, -15],
              [88, 15],
              [-88, 15],
            ]),
            index === 1 ? main : second,
            { line: 2, edge: 4, fall: 'down' },
          ) +
          [
            'M-54-10h18q9 0 9 6q0 3-4 4q5 1 5 5q0 6-9 6h-19ZM-46-4v3h8q1-3-1-3ZM-46 4v3h9q2-3-1-3Z',
            'M-10 11L-1-10H9L18 11H9L7 6H1L-1 11ZM3 1H6L4-4Z',
            'M30-10h18q9 0 9 7q0 4-5 6l7 8h-10l-6-7h-4v7h-9ZM39-4v4h8q2-4-1-4Z',
          ]
            .map(
              (d) => `<path d="${d}" fill="#fff" fill-rule="evenodd" transform="translate(-4 0)"/>`,
            )
            .join(''),
        0,
        y,
        1,
        -4,
      ),
    )
    .join('') + pair(b.glint(84, -76, 18))

export const clover: Subject = (b, { metal }) =>
  b.stroke(open('0,10 8,60 34,104'), M.green.deep, 15) +
  b.stroke(open('0,10 8,60 34,104'), M.green.base, 9) +
  [45, 135, 225, 315]
    .map((turn) =>
      place(
        b.solid(mirrorHalf('0,0! 22,-24 48,-42 46,-76 20,-84 0,-66!'), M.green, {
          line: 5.5,
          edge: 7,
          fall: 'round',
        }) + b.stroke('M0-8V-50', M.green.light, 3, 0.7),
        0,
        0,
        1.08,
        turn,
      ),
    )
    .join('') +
  b.glint(-36, -52, 26, metal.light)
