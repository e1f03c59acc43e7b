import { box, circle, closeLine, ellipse, mirrorHalf, open, polygon } from '../curve.ts'
import { M, blade, cabochon, fan, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const book: Subject = (b, { main, metal, accent }) =>
  b.glow(0, -20, 110, 100, accent.light, 0.7) +
  b.solid(mirrorHalf('0,-40! 40,-62 98,-58! 98,66! 40,62 0,84!'), main, {
    line: 6,
    edge: 6,
    fall: 'down',
  }) +
  b.solid(mirrorHalf('0,-30! 40,-54 90,-50! 90,54! 40,50 0,70!'), M.ivory, {
    line: 3,
    edge: 4,
    fall: 'down',
  }) +
  pair(
    [-30, -14, 2, 18]
      .map((y) => b.stroke(open(`14,${y + 4} 44,${y - 8} 78,${y - 6}`), '#9a805c', 3, 0.7))
      .join(''),
  ) +
  b.stroke('M0-30V70', '#7a6142', 4, 0.8) +
  b.solid(ellipse(0, 4, 42, 24), metal, { line: 4, edge: 4, fall: 'metal' }) +
  b.flat(closeLine('-34,4! 0,-16 34,4! 0,22'), '#fff') +
  b.solid(circle(0, 3, 15), accent, { line: 2, edge: 3, fall: 'round' }) +
  b.flat(ellipse(0, 3, 4, 11), '#0a0508') +
  b.flat(circle(4, -3, 3.4), '#fff') +
  pair(
    b.solid(closeLine('74,-62! 102,-62! 102,-34! 92,-50'), metal, {
      line: 3,
      edge: 3,
      fall: 'metal',
    }) +
      b.solid(closeLine('74,68! 102,70! 102,40! 92,58'), metal, {
        line: 3,
        edge: 3,
        fall: 'metal',
      }),
  ) +
  [
    [-40, -88, 20],
    [22, -98, 26],
    [58, -82, 14],
  ]
    .map(([x, y, r]) => b.glint(x as number, y as number, r as number, accent.light))
    .join('')

export const crystalBall: Subject = (b, { main, metal, accent, second }, random) =>
  b.solid(mirrorHalf('0,50 36,54 48,74 72,84 76,102! 0,106'), metal, {
    line: 5,
    edge: 5,
    fall: 'metal',
  }) +
  b.glow(0, -16, 104, 104, main.light, 0.6) +
  b.solid(circle(0, -16, 76), main, { line: 5, edge: 8, fall: 'round' }) +
  b.inside(
    circle(0, -16, 74),
    Array.from({ length: 5 }, (_, index) =>
      b.glow(
        random.between(-40, 40),
        random.between(-50, 30),
        46,
        34,
        index % 2 ? second.light : accent.light,
        0.55,
      ),
    ).join('') +
      b.stroke(open('-70,20 -30,-6 10,16 60,-14'), '#fff', 5, 0.35) +
      b.glint(8, -10, 34) +
      b.glint(-28, 18, 14) +
      b.glint(34, -44, 12),
  ) +
  b.flat(closeLine('-58,-36 -40,-66 -12,-82 -30,-58 -48,-28'), '#fff', 0.75) +
  pair(
    b.solid(closeLine('26,54! 60,40 72,12 80,20! 76,50 48,72'), metal, {
      line: 4,
      edge: 4,
      fall: 'metal',
    }),
  ) +
  cabochon(b, 0, 74, 11, accent, metal)

export const scarab: Subject = (b, { main, metal, accent, second }) =>
  pair(
    place(
      fan(7, 40, 116, (index) =>
        blade(b, 26, 112 - index * 5, [main, metal, second][index % 3] ?? main),
      ),
      6,
      -6,
    ),
  ) +
  pair(
    [
      [-20, -20],
      [20, 14],
      [50, 40],
    ]
      .map(([y, turn]) =>
        place(
          b.solid(closeLine('0,-5! 30,-12 44,4! 34,30! 28,8 0,6!'), metal, { line: 3.5, edge: 2 }),
          24,
          (y as number) + 26,
          0.9,
          turn as number,
        ),
      )
      .join(''),
  ) +
  b.solid(mirrorHalf('0,-16 36,-10 48,26 40,66 18,90 0,94'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  b.stroke('M0-12V92', main.deep, 4) +
  pair(b.stroke(open('8,6 26,30 18,76'), metal.base, 4)) +
  b.solid(mirrorHalf('0,-38 30,-34 44,-12 36,4 0,8'), main, { line: 4.5, edge: 5, fall: 'round' }) +
  b.solid(mirrorHalf('0,-58 16,-56 26,-40 18,-32 0,-30'), metal, {
    line: 4,
    edge: 3,
    fall: 'metal',
  }) +
  pair(
    b.stroke(open('10,-54 26,-70 20,-88'), metal.deep, 8) +
      b.stroke(open('10,-54 26,-70 20,-88'), metal.base, 4),
  ) +
  b.solid(circle(0, -84, 24), accent, { line: 4, edge: 4, fall: 'round' }) +
  b.glint(-8, -92, 16)

export const lotus: Subject = (b, { main, metal, accent }) =>
  place(
    fan(8, -96, 96, () => blade(b, 50, 108, main)),
    0,
    56,
  ) +
  place(
    fan(6, -62, 62, () => blade(b, 52, 112, { ...main, base: main.light, light: '#fff' })),
    0,
    62,
  ) +
  b.glow(0, -4, 60, 54, M.gold.light, 0.95) +
  place(
    fan(5, -40, 40, () => blade(b, 40, 84, main)),
    0,
    72,
  ) +
  place(
    fan(3, -22, 22, () => blade(b, 44, 74, { ...main, base: main.light, light: '#fff' })),
    0,
    82,
  ) +
  pair(b.solid(closeLine('10,80! 56,64 106,70! 80,92 30,96'), M.green, { line: 4.5, edge: 4 })) +
  b.solid(circle(0, -66, 17), accent, { line: 3, edge: 3, fall: 'round' }) +
  b.glint(0, -66, 36, metal.light)

export const potion: Subject = (b, { main, second, metal, accent }) => {
  const glass = mirrorHalf('0,-60! 20,-60! 20,-20 56,10 74,48 56,84 0,94')
  return (
    b.glow(0, 30, 106, 96, main.light, 0.6) +
    b.solid(glass, main, { line: 6, edge: 7, fall: 'down' }) +
    b.inside(
      glass,
      b.flat(closeLine('-90,20 -40,10 0,24 44,8 90,22 90,110! -90,110!'), second.base) +
        b.stroke(open('-90,20 -40,10 0,24 44,8 90,22'), second.light, 6) +
        [
          [-30, 50, 9],
          [22, 40, 12],
          [4, 70, 7],
          [-10, 30, 6],
          [40, 66, 6],
        ]
          .map(([x, y, r]) =>
            b.flat(circle(x as number, y as number, r as number), second.light, 0.8),
          )
          .join(''),
    ) +
    b.flat(closeLine('-50,44 -40,18 -24,8 -36,36 -40,64'), '#fff', 0.75) +
    b.solid(box(-28, -72, 56, 16, 6), metal, { line: 4, edge: 3, fall: 'metal' }) +
    b.solid(
      polygon([
        [-15, -72],
        [15, -72],
        [19, -98],
        [-19, -98],
      ]),
      M.wood,
      { line: 4, edge: 4 },
    ) +
    b.glint(34, -8, 24, accent.light)
  )
}
