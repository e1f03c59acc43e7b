import { circle, closeLine, ellipse, mirrorHalf, open } from '../curve.ts'
import { M, blade, cabochon, fan, fang, fierceEye, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** Head of an eastern dragon, from the front, with horns, mane and a pearl. */
export const dragon: Subject = (b, { main, second, accent, metal }) => {
  const mouth = mirrorHalf('0,40 30,36 44,44 36,72 16,90 0,94')
  return (
    place(
      fan(15, -138, 138, (index) =>
        blade(b, 32, index % 2 ? 116 : 94, index % 3 ? second : accent),
      ),
      0,
      8,
    ) +
    pair(
      b.solid(closeLine('22,-56 30,-84 56,-104! 62,-98 92,-112! 76,-92 52,-82 44,-52'), metal, {
        line: 4,
        fall: 'metal',
      }) +
        b.solid(closeLine('60,-14! 104,-38! 98,-6 70,10!'), main, { line: 4 }) +
        b.flat(closeLine('68,-12! 94,-28! 88,-8 72,2!'), accent.dark),
    ) +
    b.solid(
      mirrorHalf('0,-74 26,-70 48,-58 66,-30 62,0 74,18 70,42 52,54 40,84 18,100 0,102'),
      main,
      { line: 6, edge: 6, fall: 'round' },
    ) +
    b.flat(mouth, '#38040f') +
    b.inside(
      mouth,
      b.solid(mirrorHalf('0,58 14,60 20,80 10,100 0,102'), M.red, { line: 0, edge: 3 }),
    ) +
    b.stroke(mouth, main.deep, 4) +
    pair(fang(b, 30, 44, 13, 30, -3) + fang(b, 14, 44, 8, 13) + fang(b, 22, 84, 9, -18, 3)) +
    b.solid(mirrorHalf('0,-50 14,-40 18,-8 40,4 56,22 48,42 28,44 14,36 0,38'), main, {
      line: 3.5,
      edge: 4,
      fall: 'down',
    }) +
    pair(
      b.solid(closeLine('10,14 22,6 38,16 34,28 20,30 10,24'), second, { line: 3, edge: 3 }) +
        b.flat(ellipse(25, 21, 7, 4.5), '#1a0306') +
        fierceEye(b, 37, -24, 17, accent) +
        b.solid(closeLine('12,-30! 34,-48 72,-60! 62,-40 46,-38 26,-30'), accent, {
          line: 3,
          edge: 3,
        }) +
        b.stroke(open('44,32 80,36 96,62 84,86 100,98'), metal.deep, 8) +
        b.stroke(open('44,32 80,36 96,62 84,86 100,98'), metal.base, 4.5),
    ) +
    b.stroke(open('-10,-4 0,0 10,-4'), main.deep, 2.5, 0.7) +
    b.stroke(open('-11,-14 0,-10 11,-14'), main.deep, 2.5, 0.7) +
    place(
      fan(5, -64, 64, () => blade(b, 20, 42, accent)),
      0,
      -56,
    ) +
    cabochon(b, 0, -54, 13, second, metal)
  )
}

/** A firebird that rises with its wings spread. */
export const phoenix: Subject = (b, { accent, metal }) => {
  const wing = (sign: number) =>
    place(
      fan(8, 20, 118, (index) =>
        blade(b, 30, 122 - Math.abs(index - 2) * 9, [M.red, M.orange, M.gold][index % 3] ?? M.red),
      ) +
        fan(6, 26, 104, (index) => blade(b, 24, 74 - index * 3, index % 2 ? M.gold : M.orange)) +
        fan(4, 40, 100, () => blade(b, 20, 42, M.gold)),
      14,
      -14,
      1,
      0,
    ).replace(/^/, `<g transform="scale(${sign} 1)">`) + '</g>'
  return (
    place(
      fan(
        7,
        148,
        212,
        (index) =>
          blade(
            b,
            26,
            [92, 106, 116, 122, 116, 106, 92][index] ?? 100,
            index % 2 ? M.orange : M.red,
          ) + place(cabochon(b, 0, 0, 6, accent, metal), 0, -84),
      ),
      0,
      -6,
    ) +
    wing(1) +
    wing(-1) +
    b.solid(mirrorHalf('0,-66 14,-62 18,-46 14,-28 26,-8 28,20 14,48 0,58'), M.orange, {
      line: 5,
      edge: 5,
      fall: 'round',
    }) +
    b.flat(mirrorHalf('0,-20 12,-12 14,14 6,36 0,42'), M.gold.light, 0.75) +
    place(
      fan(5, -52, 52, (index) =>
        blade(b, 13, index === 2 ? 44 : 34, index % 2 ? M.gold : M.red, 2.5),
      ),
      0,
      -70,
    ) +
    b.solid(circle(0, -68, 18), M.red, { line: 4, edge: 3, fall: 'round' }) +
    pair(fierceEye(b, 8, -70, 6.5, M.gold)) +
    b.solid(mirrorHalf('0,-68! 8,-62 5,-52 0,-44!'), M.gold, { line: 2.5, edge: 2 })
  )
}

/** One carp only, since two would read as the zodiac sign. */
export const koi: Subject = (b, { main, accent }, random) => {
  const body = closeLine(
    '-66,18 -62,-26 -30,-62 14,-70 56,-52 84,-20! 66,-14 38,-22 10,-18 -14,6 -26,34 -48,50 -64,40',
  )
  const patches = random.chance(0.5) ? main : M.red
  return (
    b.solid(closeLine('70,-30 92,-66 104,-70! 98,-44 84,-24 102,-8 104,14! 84,4 68,-12'), patches, {
      line: 5,
    }) +
    b.solid(closeLine('-20,-62! -6,-98 34,-104 54,-90! 42,-80 40,-58 10,-66'), patches, {
      line: 5,
    }) +
    b.solid(closeLine('-30,30! -20,74 8,92 34,84! 18,68 12,44 -8,16'), patches, { line: 5 }) +
    b.solid(body, M.white, { line: 5, edge: 6, fall: 'round' }) +
    b.inside(
      body,
      b.flat(closeLine('-40,-66 0,-80 20,-48 -10,-30 -36,-38'), patches.base) +
        b.flat(closeLine('30,-72 70,-60 72,-24 46,-26 32,-44'), patches.base) +
        b.flat(ellipse(-52, -12, 17, 22), patches.base) +
        Array.from({ length: 5 }, (_, i) =>
          Array.from({ length: 4 }, (_, j) =>
            b.stroke(
              open(
                `${-18 + i * 18},${-56 + j * 14 + i * 1} ${-10 + i * 18},${-50 + j * 14} ${-18 + i * 18 + 2},${-44 + j * 14}`,
              ),
              '#8a1a10',
              1.6,
              0.35,
            ),
          ).join(''),
        ).join(''),
    ) +
    b.solid(closeLine('-30,6! -4,4 12,22 6,46! -10,40 -24,28'), accent, { line: 4 }) +
    b.stroke(open('-36,-44 -24,-14 -34,18'), '#61170f', 3, 0.7) +
    b.flat(circle(-50, 0, 10), '#1a0b08') +
    b.flat(circle(-50, 0, 8), M.gold.base) +
    b.flat(circle(-50, 0, 5), '#0a0508') +
    b.flat(circle(-48, -2, 2), '#fff') +
    b.solid(ellipse(-61, 36, 11, 8), patches, { line: 3, edge: 2 }) +
    b.flat(ellipse(-62, 37, 5, 3), '#3a0410') +
    b.stroke(open('-64,30 -84,34 -92,22'), M.gold.deep, 5) +
    b.stroke(open('-64,30 -84,34 -92,22'), M.gold.base, 2.6) +
    b.stroke(open('-58,46 -70,62 -86,62'), M.gold.deep, 5) +
    b.stroke(open('-58,46 -70,62 -86,62'), M.gold.base, 2.6)
  )
}

/** A fighting cock in profile, hackles up. */
export const rooster: Subject = (b, { main, second }) =>
  place(
    fan(9, 4, 104, (index) =>
      blade(b, 24, 116 - Math.abs(index - 4) * 8, [main, second, M.ink][index % 3] ?? main),
    ),
    34,
    40,
  ) +
  b.solid(closeLine('-4,76! 2,100 -22,106! 20,108! 12,96 12,74!'), M.gold, { line: 3.5 }) +
  b.solid(closeLine('26,70! 36,98 16,106! 58,106! 46,94 42,66!'), M.gold, { line: 3.5 }) +
  b.solid(closeLine('-44,-24 -30,-42 0,-30 30,-6 60,8 62,42 40,72 6,82 -24,66 -42,34'), main, {
    line: 5,
    edge: 6,
    fall: 'round',
  }) +
  place(
    fan(5, 62, 126, (index) => blade(b, 24, 74 - index * 4, index % 2 ? second : M.ink)),
    -12,
    12,
  ) +
  place(
    fan(4, 70, 120, () => blade(b, 20, 44, M.gold)),
    -12,
    10,
  ) +
  place(
    fan(9, 120, 222, (index) => blade(b, 18, 64, index % 2 ? M.gold : M.orange, 2.5)),
    -30,
    -44,
  ) +
  b.solid(closeLine('-66,-62 -56,-84 -34,-88 -16,-74 -12,-48 -24,-32 -48,-34 -62,-46'), M.orange, {
    line: 4.5,
    edge: 4,
    fall: 'round',
  }) +
  b.solid(
    closeLine(
      '-66,-76! -72,-102 -58,-92! -50,-114 -40,-96! -26,-112 -22,-90! -6,-98 -10,-78! -28,-82 -48,-84',
    ),
    M.red,
    { line: 4, edge: 4 },
  ) +
  b.solid(closeLine('-64,-60! -92,-54! -72,-48! -86,-38! -62,-44!'), M.gold, {
    line: 3.5,
    edge: 2.5,
  }) +
  b.solid(closeLine('-62,-44 -52,-38 -50,-18 -62,-10 -70,-22'), M.red, { line: 3.5, edge: 3 }) +
  b.solid(closeLine('-60,-70 -44,-76 -34,-62 -44,-52 -60,-54'), M.red, { line: 2, edge: 2 }) +
  `<g transform="translate(-48 -63) scale(-1 1)">${fierceEye(b, 0, 0, 9, M.gold)}</g>`
