import { box, circle, closeLine, mirrorHalf, open, polygon, star } from '../curve.ts'
import { M, cabochon, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const reels: Subject = (b, { main, metal, second, accent }) => {
  const symbols = [
    closeLine('-12,-16! 13,-16! 13,-9 4,3 2,17! -8,17! -5,3 2,-7! -12,-7!'),
    polygon([
      [-16, -4],
      [-9, -14],
      [9, -14],
      [16, -4],
      [0, 16],
    ]),
    star(0, 0, 17, 7, 5),
  ]
  return (
    b.solid(mirrorHalf('0,-100 44,-92 66,-58 84,-52 92,96! 0,100'), main, {
      line: 6,
      edge: 7,
      fall: 'slant',
    }) +
    b.solid(mirrorHalf('0,-88 36,-82 50,-62! 0,-58'), second, { line: 3, edge: 4 }) +
    [-26, 0, 26].map((x) => b.flat(star(x, -71, 8, 3.4, 5), metal.light)).join('') +
    b.solid(box(-78, -44, 156, 82, 10), metal, { line: 4, edge: 4, fall: 'metal' }) +
    [-48, 0, 48]
      .map(
        (x, index) =>
          b.solid(box(x - 21, -36, 42, 66, 5), M.white, { line: 2, edge: 5, fall: 'down' }) +
          place(
            b.solid(symbols[(index * 2) % 3] ?? '', [M.red, accent, M.gold][index] ?? main, {
              line: 2,
              edge: 2,
            }),
            x,
            -3,
            1.1,
          ),
      )
      .join('') +
    b.solid(box(-60, 54, 120, 28, 8), M.ink, { line: 3, edge: 3 }) +
    [-38, -13, 13, 38]
      .map((x, index) =>
        b.solid(circle(x, 68, 9), [M.red, M.gold, M.green, M.blue][index] ?? M.red, {
          line: 2,
          edge: 2,
          fall: 'round',
        }),
      )
      .join('') +
    b.stroke(open('84,20 102,6 100,-52'), M.silver.deep, 10) +
    b.stroke(open('84,20 102,6 100,-52'), M.silver.base, 5) +
    cabochon(b, 100, -60, 12, M.red, metal)
  )
}
