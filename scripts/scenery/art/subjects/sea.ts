import { box, circle, closeLine, ellipse, mirrorHalf, open, ring } from '../curve.ts'
import { M, cabochon, fan, fang, fierceEye, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

/** A shark that comes straight at you. */
export const shark: Subject = (b, { main }) => {
  const mouth = mirrorHalf('0,-2 34,6 56,30 44,58 20,74 0,78')
  return (
    b.solid(closeLine('-10,-70! 10,-112 26,-116! 22,-90 24,-64!'), main, { line: 5, edge: 5 }) +
    pair(b.solid(closeLine('56,30! 96,56 108,88! 78,84 48,66'), main, { line: 5, edge: 5 })) +
    b.solid(mirrorHalf('0,-86 26,-80 52,-52 70,-12 72,36 56,72 28,96 0,102'), main, {
      line: 6,
      edge: 7,
      fall: 'round',
    }) +
    b.solid(mirrorHalf('0,-12 36,-4 66,26 60,64 30,94 0,100'), M.white, {
      line: 0,
      edge: 4,
      fall: 'down',
    }) +
    b.flat(mouth, '#43060f') +
    b.inside(mouth, b.solid(ellipse(0, 74, 30, 22), M.red, { line: 0, edge: 4 })) +
    b.stroke(mouth, '#a33a48', 5) +
    pair(
      fang(b, 6, 1, 11, 20) +
        fang(b, 18, 4, 11, 19, -2) +
        fang(b, 30, 9, 10, 18, -4) +
        fang(b, 41, 18, 10, 15, -6) +
        fang(b, 7, 76, 10, -16) +
        fang(b, 19, 72, 10, -15, -2) +
        fang(b, 31, 64, 10, -14, -4) +
        fang(b, 42, 52, 9, -12, -6) +
        b.stroke(open('64,4 58,16 62,30'), main.deep, 2.4, 0.6) +
        b.stroke(open('70,10 65,22 69,34'), main.deep, 2.4, 0.6) +
        b.flat(ellipse(13, -34, 4, 2.6), main.deep) +
        fierceEye(b, 44, -26, 11, M.gold) +
        b.solid(closeLine('28,-30! 44,-44 62,-40! 54,-32 42,-34'), main, { line: 2, edge: 2 }),
    ) +
    b.flat(closeLine('-26,-60 -8,-76 6,-76 -10,-56 -22,-34'), '#fff', 0.3)
  )
}

export const crab: Subject = (b, { main, accent }) => {
  const leg = (x: number, y: number, turn: number) =>
    place(
      b.solid(closeLine('0,-8! 34,-16 52,0 58,30! 44,10 30,2 0,8!'), main, { line: 4, edge: 3 }),
      x,
      y,
      0.9,
      turn,
    )
  return (
    pair(leg(44, 30, -6) + leg(40, 44, 16) + leg(30, 56, 38)) +
    pair(
      b.solid(closeLine('44,2 66,-14 74,-34! 84,-30 80,0 56,20'), main, { line: 4.5, edge: 4 }) +
        b.solid(
          closeLine('60,-36 52,-72 70,-104 86,-108! 78,-82! 104,-100! 106,-66 92,-40 76,-30'),
          main,
          { line: 5, edge: 6, fall: 'round' },
        ) +
        b.flat(ellipse(74, -56, 9, 15), '#fff', 0.3),
    ) +
    b.solid(mirrorHalf('0,-30 40,-34 78,-10 84,18 64,52 30,68 0,72'), main, {
      line: 6,
      edge: 7,
      fall: 'round',
    }) +
    b.flat(mirrorHalf('0,46 26,44 52,30 40,54 20,62 0,64'), accent.light, 0.35) +
    pair(
      b.solid(box(15, -60, 12, 36, 5), main, { line: 4, edge: 2 }) +
        b.flat(circle(21, -62, 16), M.ink.deep) +
        b.flat(circle(21, -62, 13.5), '#fff') +
        b.flat(circle(18, -60, 7), '#0a0508') +
        b.flat(circle(20, -63, 2.6), '#fff') +
        b.stroke(open('4,-78 20,-80 36,-72'), main.deep, 6) +
        b.flat(circle(48, -6, 5) + circle(60, 8, 4) + circle(44, 10, 3), accent.light, 0.6),
    ) +
    b.flat(mirrorHalf('0,14 20,12 30,18 20,34 0,38'), '#3a0410') +
    pair(fang(b, 8, 14, 9, 11) + fang(b, 20, 15, 7, 8))
  )
}

export const octopus: Subject = (b, { main, accent, metal }) => {
  const arm = (points: string, width: number) =>
    b.stroke(open(points), main.deep, width + 8) +
    b.stroke(open(points), main.dark, width) +
    b.stroke(open(points), main.base, width * 0.66) +
    b.stroke(open(points), main.light, width * 0.16, 0.7)
  return (
    pair(
      arm('14,20 34,70 70,92 98,76 92,58', 18) +
        arm('20,14 66,40 100,32 104,6 90,2', 18) +
        arm('10,28 14,76 40,104 64,104', 17),
    ) +
    pair(
      b.flat(
        [
          [44, 84],
          [58, 92],
          [76, 90],
          [60, 40],
          [78, 42],
          [94, 30],
          [26, 92],
          [16, 72],
        ]
          .map(([x, y]) => circle(x as number, y as number, 3.4))
          .join(''),
        accent.light,
        0.85,
      ),
    ) +
    b.solid(mirrorHalf('0,-98 42,-92 72,-58 68,-18 48,8 44,34 22,46 0,46'), main, {
      line: 6,
      edge: 7,
      fall: 'round',
    }) +
    b.flat(closeLine('-44,-64 -24,-82 -4,-84 -26,-66 -38,-44'), '#fff', 0.4) +
    b.flat(circle(34, -70, 7) + circle(50, -54, 5) + circle(20, -80, 4), accent.light, 0.55) +
    pair(fierceEye(b, 26, -8, 20, M.gold)) +
    pair(
      b.solid(closeLine('4,-26! 24,-38 54,-40! 46,-26 24,-26'), main, { line: 2.5, edge: 2.5 }),
    ) +
    b.stroke(open('-16,26 0,20 16,26'), main.deep, 5) +
    place(
      b.solid(mirrorHalf('0,-34! 10,-10! 30,-26! 26,8! 0,12'), metal, {
        line: 3,
        edge: 3,
        fall: 'metal',
      }) + cabochon(b, 0, -8, 5, accent, metal),
      0,
      -94,
      0.9,
      6,
    )
  )
}

/** An anglerfish of the deep sea, with its lamp. */
export const angler: Subject = (b, { main, accent }) =>
  b.stroke(open('0,-56 -6,-94 -44,-104 -66,-86'), main.deep, 8) +
  b.stroke(open('0,-56 -6,-94 -44,-104 -66,-86'), main.base, 4) +
  b.glow(-68, -78, 46, 46, accent.light, 1) +
  b.solid(circle(-68, -78, 11), accent, { line: 2, edge: 2, fall: 'round' }) +
  b.solid(closeLine('66,6! 92,-36 106,-40! 100,0 106,44! 88,36'), main, { line: 5 }) +
  b.solid(closeLine('10,66! 30,98 56,104! 54,74 40,54'), main, { line: 5 }) +
  b.solid(
    closeLine('-92,10! -74,-36 -30,-64 24,-60 64,-30 78,4 60,44 24,76 -26,84 -66,66! -84,44'),
    main,
    { line: 6, edge: 7, fall: 'round' },
  ) +
  b.flat(closeLine('-92,10! -60,2 -34,12 -22,32 -34,56 -66,66! -50,40'), '#2f040e') +
  fang(b, -80, 8, 9, 22) +
  fang(b, -64, 4, 10, 26) +
  fang(b, -47, 8, 10, 24) +
  fang(b, -34, 16, 9, 18) +
  fang(b, -64, 64, 9, -22) +
  fang(b, -50, 60, 10, -24) +
  fang(b, -37, 52, 9, -18) +
  b.flat(circle(-20, -28, 19), main.deep) +
  b.flat(circle(-20, -28, 16), M.gold.light) +
  b.flat(circle(-24, -26, 9), M.orange.base) +
  b.flat(circle(-25, -26, 5), '#0a0508') +
  b.flat(circle(-18, -34, 4), '#fff') +
  b.solid(closeLine('14,2! 46,-6 58,16 42,36! 34,20'), accent, { line: 4, edge: 4 }) +
  b.flat(closeLine('-40,-48 -10,-58 20,-52 -8,-50'), '#fff', 0.35)

/** The gun at the foot of a fishing game, barrel up. */
export const cannon: Subject = (b, { main, metal, accent }) =>
  b.solid(closeLine('-26,30! -20,-70! 20,-70! 26,30!'), metal, {
    line: 5,
    edge: 6,
    fall: 'metal',
  }) +
  b.solid(box(-30, -92, 60, 26, 8), main, { line: 5, edge: 5, fall: 'down' }) +
  b.flat(ellipse(0, -88, 20, 6), '#0a0508') +
  b.glow(0, -92, 40, 32, accent.light, 0.9) +
  b.solid(box(-29, -34, 58, 14, 5), main, { line: 4, edge: 3 }) +
  b.solid(mirrorHalf('0,-4 40,0 74,26 92,70! 86,92 0,98'), main, {
    line: 6,
    edge: 6,
    fall: 'round',
  }) +
  b.solid(circle(0, 44, 34), metal, { line: 4, edge: 4, fall: 'metal' }) +
  ring(8, 28)
    .map((spot) => b.flat(circle(spot.x, spot.y + 44, 2.4), metal.deep))
    .join('') +
  cabochon(b, 0, 44, 17, accent, metal) +
  pair(b.solid(closeLine('58,26! 96,4 104,20 88,54!'), metal, { line: 4, edge: 4 }))

/** A bright reef fish, for shoals. */
export const reefFish: Subject = (b, { main, second, accent }) => {
  const body = closeLine('-84,4 -62,-36 -14,-56 38,-38 60,-6 60,8 36,42 -14,58 -62,42')
  return (
    b.solid(closeLine('50,0! 78,-42 100,-48! 92,0 100,48! 78,42'), second, { line: 5, edge: 5 }) +
    b.solid(closeLine('-34,-46! -10,-88 40,-78! 36,-40'), accent, { line: 5, edge: 4 }) +
    b.solid(closeLine('-14,52! 4,86 40,76! 30,42'), accent, { line: 5, edge: 4 }) +
    b.solid(body, main, { line: 6, edge: 7, fall: 'round' }) +
    b.inside(
      body,
      b.flat(closeLine('-30,-70 -14,-70 -6,0 -14,70 -30,70 -22,0'), '#fff', 0.9) +
        b.flat(closeLine('22,-60 36,-60 42,0 34,60 22,60 28,0'), '#fff', 0.9),
    ) +
    fan(1, 0, 0, () =>
      b.solid(closeLine('-6,0! 22,-16 34,4 20,22!'), second, { line: 4, edge: 3 }),
    ) +
    b.flat(circle(-54, -8, 15), M.ink.deep) +
    b.flat(circle(-54, -8, 12.5), '#fff') +
    b.flat(circle(-57, -7, 7), '#0a0508') +
    b.flat(circle(-54, -11, 3), '#fff') +
    b.stroke(open('-82,10 -72,18 -64,18'), main.deep, 4)
  )
}
