import { circle, closeLine, ellipse, mirrorHalf, open, polygon, ring, star } from '../curve.ts'
import { M, blade, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const rocket: Subject = (b, { main, second, accent }) =>
  place(
    b.solid(closeLine('-18,66! -28,96 0,124! 28,96 18,66!'), M.orange, {
      line: 4,
      edge: 5,
      fall: 'down',
    }) +
      b.flat(closeLine('-9,66! -14,88 0,106! 14,88 9,66!'), '#fff7c2') +
      pair(b.solid(closeLine('28,12! 62,42 66,84! 26,62'), second, { line: 5, edge: 5 })) +
      b.solid(mirrorHalf('0,-104! 20,-82 40,-34 40,20 26,68! 0,70'), M.white, {
        line: 6,
        edge: 7,
        fall: 'slant',
      }) +
      b.solid(mirrorHalf('0,-104! 20,-82 33,-52! 0,-44'), main, { line: 3, edge: 4 }) +
      b.solid(mirrorHalf('0,40 36,36 29,62! 0,66'), main, { line: 3, edge: 4 }) +
      b.solid(circle(0, -12, 23), M.silver, { line: 4, edge: 3, fall: 'metal' }) +
      b.solid(circle(0, -12, 16), accent, { line: 2, edge: 4, fall: 'round' }) +
      b.flat(ellipse(-5, -18, 6, 4), '#fff', 0.9),
    0,
    0,
    0.98,
    32,
  )

export const planet: Subject = (b, { main, second, metal }) => {
  const disc = circle(0, 0, 66)
  const orbit = place(
    b.stroke(ellipse(0, 0, 108, 30), metal.deep, 20) +
      b.stroke(ellipse(0, 0, 108, 30), metal.base, 13) +
      b.stroke(ellipse(0, 0, 112, 32), metal.light, 2.5) +
      b.stroke(ellipse(0, 0, 103, 27), metal.dark, 3),
    0,
    0,
    1,
    -20,
  )
  return (
    b.glow(0, 0, 110, 110, main.light, 0.6) +
    orbit +
    b.solid(disc, main, { line: 5, edge: 8, fall: 'round' }) +
    b.inside(
      disc,
      place(
        [-46, -20, 12, 40]
          .map((y, index) =>
            b.flat(
              ellipse(index * 9 - 14, y, 78, index % 2 ? 8 : 12),
              index % 2 ? second.base : main.light,
              0.55,
            ),
          )
          .join(''),
        0,
        0,
        1,
        -16,
      ) +
        b.flat(circle(-26, 20, 14), main.dark, 0.7) +
        b.flat(circle(20, -30, 9), main.dark, 0.6),
    ) +
    `<g clip-path="${b.clip(
      polygon([
        [-140, 52],
        [140, -50],
        [140, 140],
        [-140, 140],
      ]),
    )}">${orbit}</g>` +
    b.flat(ellipse(-24, -38, 22, 12), '#fff', 0.5) +
    place(b.solid(circle(0, 0, 14), second, { line: 3, edge: 3, fall: 'round' }), 72, -78)
  )
}

export const sun: Subject = (b, { metal, main, accent }) =>
  ring(16, 0)
    .map((ray, index) =>
      place(
        place(blade(b, index % 2 ? 24 : 32, index % 2 ? 86 : 106, index % 2 ? main : metal), 0, 0),
        0,
        0,
        1,
        ray.angle,
      ),
    )
    .join('') +
  b.solid(circle(0, 0, 60), metal, { line: 5, edge: 7, fall: 'round' }) +
  b.stroke(circle(0, 0, 52), metal.dark, 2.4) +
  pair(
    b.flat(closeLine('10,-8! 20,-18 36,-12! 24,-4'), '#3a1a04') +
      b.flat(circle(23, -11, 4.4), accent.light) +
      b.stroke(open('8,-22 22,-30 38,-22'), '#7a3c06', 4) +
      b.flat(ellipse(32, 12, 10, 6), '#f0592a', 0.5),
  ) +
  b.solid(mirrorHalf('0,-14 6,-8 9,8 0,13'), metal, { line: 2, edge: 2 }) +
  b.flat(closeLine('-20,22! -8,20 0,23 8,20 20,22! 0,36'), '#a31d1d') +
  b.solid(star(0, -40, 11, 5, 4), main, { line: 2, edge: 2 })
