import { box, circle, closeLine, ellipse } from '../curve.ts'
import { M, pair, place, type Subject } from '../subjects/kit.ts'

export const earbuds: Subject = (b, { main, accent }) => {
  const bud =
    b.solid(box(-10, 4, 20, 74, 10), M.white, { edge: 3 }) +
    b.solid(circle(0, -12, 30), M.white, { edge: 4, fall: 'round' }) +
    b.solid(ellipse(-20, -14, 13, 17), main, { edge: 2, fall: 'round' }) +
    b.flat(ellipse(-22, -16, 5, 8), M.ink.deep, 0.8) +
    b.flat(box(-4, 60, 8, 10, 4), accent.base)
  return (
    b.solid('M-92 44V6Q-92 -8 -78 -8H78Q92 -8 92 6V44Z', main, { edge: 4 }) +
    place(bud, -40, -44, 1, -8) +
    place(bud, 40, -44, 1, 8, true) +
    b.solid('M-98 26H98V62Q98 100 60 100H-60Q-98 100 -98 62Z', main, { edge: 6, gloss: true }) +
    b.flat(circle(0, 62, 5), accent.light) +
    b.flat(box(-98, 24, 196, 5), '#fff', 0.35)
  )
}

export const headphones: Subject = (b, { main, second }) =>
  b.stroke('M-84 24Q-96 -104 0 -104T84 24', M.ink.deep, 30) +
  b.stroke('M-84 24Q-96 -104 0 -104T84 24', main.base, 22) +
  b.stroke('M-80 4Q-88 -92 0 -96', main.light, 6, 0.8) +
  b.stroke('M-52 -82Q0 -112 52 -82', M.ink.base, 20) +
  pair(
    b.solid(closeLine('64,-22 96,-16 112,34 100,84 70,92 58,84 52,36'), main, {
      edge: 5,
      fall: 'round',
    }) +
      b.solid(ellipse(60, 36, 22, 52), M.ink, { edge: 3 }) +
      b.flat(ellipse(58, 36, 11, 36), second.dark) +
      b.flat(circle(92, 36, 9), '#fff', 0.3),
  )

export const speaker: Subject = (b, { main, second, accent }) =>
  b.stroke('M-64 -78Q0 -134 64 -78', M.ink.deep, 14) +
  b.stroke('M-64 -78Q0 -134 64 -78', second.base, 8) +
  b.solid(box(-100, -82, 200, 178, 44), main, { edge: 7 }) +
  b.solid(box(-84, -66, 168, 146, 34), M.ink, { edge: 3 }) +
  b.flat(
    Array.from({ length: 11 }, (_, row) =>
      Array.from({ length: 13 }, (__, column) => circle(-72 + column * 12, -54 + row * 12, 2)).join(
        '',
      ),
    ).join(''),
    M.silver.dark,
    0.45,
  ) +
  b.solid(circle(0, 8, 48), main, { edge: 5, fall: 'round' }) +
  b.solid(circle(0, 8, 34), M.ink, { edge: 3, fall: 'round' }) +
  b.solid(circle(0, 8, 13), M.silver, { edge: 2, fall: 'round' }) +
  b.flat(box(-26, 66, 14, 5, 2) + box(-4, 66, 8, 5, 2) + box(12, 66, 14, 5, 2), accent.light)
