import { box, circle, closed, ellipse, mirrored, open, polygon, ring, star } from '../curve.ts'
import { M, blade, cabochon, fan, fang, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** A horned theatre mask. */
export const mask: Subject = (b, { main, metal, second }) =>
  place(
    fan(9, -100, 100, (index) => blade(b, 26, 92, index % 2 ? second : M.ink)),
    0,
    -6,
  ) +
  pair(
    b.solid(closed('26,-62 40,-96 74,-112! 66,-86 54,-62 46,-44'), metal, {
      line: 5,
      edge: 5,
      fall: 'metal',
    }),
  ) +
  b.solid(mirrored('0,-76 34,-72 62,-44 66,-6 58,34 40,72 18,94 0,98'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  pair(
    b.flat(closed('12,-8! 30,-20 54,-20! 46,0 28,4'), '#120306') +
      b.flat(circle(34, -9, 8), M.gold.light) +
      b.flat(circle(34, -9, 4), '#200') +
      b.solid(closed('6,-24! 26,-50 62,-52! 54,-34 30,-30'), metal, {
        line: 3,
        edge: 3,
        fall: 'metal',
      }) +
      b.solid(closed('34,20 52,8 58,24 46,40 34,34'), main, { line: 2.5, edge: 4, fall: 'round' }),
  ) +
  b.solid(mirrored('0,-24 10,-18 12,12 20,28 10,36 0,38'), main, { line: 2.5, edge: 3 }) +
  b.flat(mirrored('0,48 22,44 44,40 40,66 20,80 0,82'), '#120306') +
  b.solid(mirrored('0,50 20,48 34,46 30,56 0,58'), metal, { line: 1.5, edge: 2 }) +
  pair(fang(b, 30, 48, 10, -26, 4) + fang(b, 26, 66, 8, 20)) +
  cabochon(b, 0, -52, 11, second, metal)

export const samurai: Subject = (b, { main, metal, second }) =>
  pair(
    b.solid(closed('30,-52 52,-84 96,-108! 92,-66 60,-34'), metal, {
      line: 5,
      edge: 6,
      fall: 'metal',
    }),
  ) +
  pair(
    [0, 1, 2, 3]
      .map((row) =>
        b.solid(
          closed(
            `34,${-8 + row * 22}! ${76 + row * 6},${-2 + row * 24} ${84 + row * 6},${14 + row * 24}! 40,${12 + row * 22}!`,
          ),
          row % 2 ? main : M.ink,
          { line: 3.5, edge: 3 },
        ),
      )
      .reverse()
      .join(''),
  ) +
  b.solid(mirrored('0,-88 36,-80 64,-48 70,-10! 0,-2'), main, { line: 6, edge: 7, fall: 'round' }) +
  [14, 32, 48]
    .map((x) =>
      pair(b.stroke(open(`${x * 0.3},-84 ${x},-58 ${x * 1.25},-10`), main.deep, 2.6, 0.6)),
    )
    .join('') +
  b.solid(mirrored('0,-18 40,-16 76,-4 82,12! 40,2 0,0'), metal, {
    line: 4,
    edge: 3,
    fall: 'metal',
  }) +
  b.flat(mirrored('0,0 40,2 46,30! 0,34'), '#08060f') +
  pair(
    b.flat(closed('12,12! 26,6 40,8! 34,20 20,20'), M.orange.light) +
      b.flat(circle(27, 13, 4), '#fff'),
  ) +
  b.solid(mirrored('0,22! 12,32 44,26! 46,52 30,84 0,94'), M.ink, {
    line: 5,
    edge: 5,
    fall: 'round',
  }) +
  b.flat(mirrored('0,54 20,50 30,56 16,68 0,70'), '#3a0410') +
  pair(
    fang(b, 8, 54, 8, 10) +
      fang(b, 21, 54, 7, 9) +
      b.stroke(open('14,42 34,46 44,62'), M.white.base, 5),
  ) +
  b.solid(circle(0, -56, 19), metal, { line: 4, edge: 4, fall: 'metal' }) +
  b.solid(star(0, -56, 12, 5, 6), second, { line: 1.5, edge: 2 })

export const book: Subject = (b, { main, metal, accent }) =>
  b.glow(0, -20, 110, 100, accent.light, 0.7) +
  b.solid(mirrored('0,-40! 40,-62 98,-58! 98,66! 40,62 0,84!'), main, {
    line: 6,
    edge: 6,
    fall: 'down',
  }) +
  b.solid(mirrored('0,-30! 40,-54 90,-50! 90,54! 40,50 0,70!'), M.ivory, {
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
  b.flat(closed('-34,4! 0,-16 34,4! 0,22'), '#fff') +
  b.solid(circle(0, 3, 15), accent, { line: 2, edge: 3, fall: 'round' }) +
  b.flat(ellipse(0, 3, 4, 11), '#0a0508') +
  b.flat(circle(4, -3, 3.4), '#fff') +
  pair(
    b.solid(closed('74,-62! 102,-62! 102,-34! 92,-50'), metal, {
      line: 3,
      edge: 3,
      fall: 'metal',
    }) +
      b.solid(closed('74,68! 102,70! 102,40! 92,58'), metal, { line: 3, edge: 3, fall: 'metal' }),
  ) +
  [
    [-40, -88, 20],
    [22, -98, 26],
    [58, -82, 14],
  ]
    .map(([x, y, r]) => b.glint(x as number, y as number, r as number, accent.light))
    .join('')

export const crystalBall: Subject = (b, { main, metal, accent, second }, random) =>
  b.solid(mirrored('0,50 36,54 48,74 72,84 76,102! 0,106'), metal, {
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
  b.flat(closed('-58,-36 -40,-66 -12,-82 -30,-58 -48,-28'), '#fff', 0.75) +
  pair(
    b.solid(closed('26,54! 60,40 72,12 80,20! 76,50 48,72'), metal, {
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
          b.solid(closed('0,-5! 30,-12 44,4! 34,30! 28,8 0,6!'), metal, { line: 3.5, edge: 2 }),
          24,
          (y as number) + 26,
          0.9,
          turn as number,
        ),
      )
      .join(''),
  ) +
  b.solid(mirrored('0,-16 36,-10 48,26 40,66 18,90 0,94'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  b.stroke('M0-12V92', main.deep, 4) +
  pair(b.stroke(open('8,6 26,30 18,76'), metal.base, 4)) +
  b.solid(mirrored('0,-38 30,-34 44,-12 36,4 0,8'), main, { line: 4.5, edge: 5, fall: 'round' }) +
  b.solid(mirrored('0,-58 16,-56 26,-40 18,-32 0,-30'), metal, {
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
  pair(b.solid(closed('10,80! 56,64 106,70! 80,92 30,96'), M.green, { line: 4.5, edge: 4 })) +
  b.solid(circle(0, -66, 17), accent, { line: 3, edge: 3, fall: 'round' }) +
  b.glint(0, -66, 36, metal.light)

export const skull: Subject = (b, { main, metal, accent }) =>
  [-44, 44]
    .map((turn) =>
      place(
        b.solid(closed('-6,-96! 2,-112! 10,-96! 12,60! -8,60!'), M.silver, { line: 4, edge: 4 }) +
          b.solid(box(-26, 56, 56, 12, 5), metal, { line: 3.5, edge: 3, fall: 'metal' }) +
          b.solid(box(-5, 66, 14, 32, 5), M.wood, { line: 3.5, edge: 2 }),
        0,
        22,
        1,
        turn,
      ),
    )
    .join('') +
  b.solid(mirrored('0,-48 44,-46 62,-20 60,14 44,34 38,60! 0,70'), M.ivory, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  pair(
    b.flat(closed('10,-2 24,-16 44,-10 46,8 32,20 14,16'), '#1a0b10') +
      b.flat(circle(29, 3, 6), accent.light),
  ) +
  b.flat(closed('0,18! 9,36! -9,36!'), '#1a0b10') +
  b.stroke('M-24 48V64M-8 48V68M8 48V68M24 48V64M-34 48H34', '#5c4a3a', 3.4) +
  b.solid(mirrored('0,-96 30,-92 52,-64 100,-48! 70,-30 30,-38 0,-38'), main, {
    line: 6,
    edge: 6,
    fall: 'round',
  }) +
  b.stroke(open('-94,-47 -52,-62 0,-46 52,-62 94,-47'), metal.base, 5) +
  ring(1, 0)
    .map(() => b.solid(star(0, -70, 15, 6, 5), metal, { line: 2.5, edge: 2 }))
    .join('')

export const potion: Subject = (b, { main, second, metal, accent }) => {
  const glass = mirrored('0,-60! 20,-60! 20,-20 56,10 74,48 56,84 0,94')
  return (
    b.glow(0, 30, 106, 96, main.light, 0.6) +
    b.solid(glass, main, { line: 6, edge: 7, fall: 'down' }) +
    b.inside(
      glass,
      b.flat(closed('-90,20 -40,10 0,24 44,8 90,22 90,110! -90,110!'), second.base) +
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
    b.flat(closed('-50,44 -40,18 -24,8 -36,36 -40,64'), '#fff', 0.75) +
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
