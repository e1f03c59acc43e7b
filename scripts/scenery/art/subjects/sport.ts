import { box, circle, closeLine, ellipse, mirrorHalf, open, polygon, ring, star } from '../curve.ts'
import { M, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const football: Subject = (b) => {
  const spot = ring(5, 50)
  return (
    b.solid(circle(0, 0, 92), M.white, { line: 5, edge: 9, fall: 'round' }) +
    b.inside(
      circle(0, 0, 92),
      b.flat(star(0, 0, 32, 26, 5, 90).replace(/^/, ''), '#171b2c') +
        ring(5, 92, 0)
          .map((s) =>
            place(
              b.flat(
                polygon([
                  [-30, -16],
                  [30, -16],
                  [20, 20],
                  [0, 34],
                  [-20, 20],
                ]),
                '#171b2c',
              ),
              s.x,
              s.y,
              1,
              s.angle,
            ),
          )
          .join('') +
        spot
          .map((s) =>
            b.stroke(`M${s.x * 0.56} ${s.y * 0.56}L${s.x * 1.3} ${s.y * 1.3}`, '#171b2c', 4),
          )
          .join('') +
        b.flat(ellipse(26, 40, 80, 66), '#0b1030', 0.16),
    ) +
    b.flat(ellipse(-34, -48, 30, 17), '#fff', 0.8)
  )
}

export const basketball: Subject = (b) =>
  b.solid(circle(0, 0, 92), M.orange, { line: 5, edge: 9, fall: 'round' }) +
  b.inside(
    circle(0, 0, 92),
    b.stroke(
      'M-96 10C-40-10 40-30 96-14M-10-96C10-40 16 40 4 96M-70-70C-16-30-20 50-66 78M64-74C30-30 36 40 76 66',
      '#33120a',
      5,
    ),
  ) +
  b.flat(ellipse(-36, -50, 30, 17), '#fff', 0.55)

export const tennis: Subject = (b, { main, metal }) =>
  place(
    b.solid(box(-9, 34, 18, 76, 6), M.ink, { line: 4, edge: 3 }) +
      b.solid(mirrorHalf('0,36! 10,40 30,8! 22,6 0,20!'), main, { line: 4, edge: 3 }) +
      b.stroke(ellipse(0, -38, 50, 62), main.deep, 18) +
      b.stroke(ellipse(0, -38, 50, 62), main.base, 10) +
      b.stroke(ellipse(-2, -40, 50, 62), main.light, 2.5) +
      b.inside(
        ellipse(0, -38, 45, 57),
        b.stroke(
          [-36, -24, -12, 0, 12, 24, 36].map((x) => `M${x}-100V30`).join('') +
            [-84, -70, -56, -42, -28, -14, 0].map((y) => `M-60 ${y}H60`).join(''),
          '#fff',
          1.6,
          0.75,
        ),
      ),
    -12,
    0,
    1,
    -30,
  ) +
  place(
    b.solid(
      circle(0, 0, 38),
      { light: '#f6ff9e', base: '#c8ea2c', dark: '#7da010', deep: '#232c02' },
      { line: 4, edge: 5, fall: 'round' },
    ) + b.stroke('M-34-14C-10-8-8 18-22 32M34 12C10 8 6-18 20-32', '#fff', 4),
    48,
    48,
  ) +
  b.glint(34, 34, 14, metal.light)

export const glove: Subject = (b, { main, metal }) =>
  b.solid(box(-44, 48, 84, 50, 12), M.white, { line: 5, edge: 5, fall: 'down' }) +
  b.solid(
    closeLine('-62,26 -70,-22 -60,-66 -24,-88 26,-84 60,-60 66,-14 52,30 44,54! -46,54! -54,42'),
    main,
    { line: 6, edge: 8, fall: 'round' },
  ) +
  b.solid(closeLine('38,-28 62,-44 84,-30 86,0 64,30 36,34 22,14 24,-10'), main, {
    line: 5,
    edge: 6,
    fall: 'round',
  }) +
  b.flat(closeLine('-46,-48 -22,-70 14,-72 -10,-58 -34,-26'), '#fff', 0.5) +
  b.flat(box(-44, 66, 84, 8), main.base) +
  b.flat(star(-4, 84, 8, 4, 5), metal.base)

export const trophy: Subject = (b, { metal, main, accent }) =>
  pair(
    b.stroke(open('48,-66 92,-68 88,-22 40,6'), metal.deep, 18) +
      b.stroke(open('48,-66 92,-68 88,-22 40,6'), metal.base, 10) +
      b.stroke(open('50,-68 92,-70 86,-24'), metal.light, 2.5),
  ) +
  b.solid(mirrorHalf('0,68 46,68 52,96! 0,100'), main, { line: 5, edge: 5, fall: 'down' }) +
  b.solid(mirrorHalf('0,20 8,24 10,44 34,68! 0,72'), metal, { line: 5, edge: 4, fall: 'metal' }) +
  b.solid(mirrorHalf('0,-84 58,-84! 60,-40 48,0 24,24 0,30'), metal, {
    line: 6,
    edge: 8,
    fall: 'metal',
  }) +
  b.solid(ellipse(0, -84, 58, 13), metal, { line: 4, edge: 3, fall: 'down' }) +
  b.flat(ellipse(0, -83, 48, 8), metal.dark) +
  b.solid(star(0, -32, 28, 12, 5), accent, { line: 3, edge: 3 }) +
  b.flat(closeLine('-44,-64 -36,-68 -34,-26 -24,4 -38,-14'), '#fff', 0.7) +
  b.glint(38, -56, 26)
