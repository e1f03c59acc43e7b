import { circle, closeLine, ellipse, flipLine, mirrorHalf, open } from '../curve.ts'
import { M, blade, cabochon, fan, fang, fierceEye, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

const stripe = (points: string) => closeLine(points) + flipLine(points)

/** A tiger's roaring head, seen from the front. */
export const tiger: Subject = (b, { accent }) => {
  const ear = circle(58, -62, 26)
  const mouth = mirrorHalf('0,42 26,44 34,58 28,84 0,94')
  return (
    pair(b.solid(ear, M.orange, { line: 5 }) + b.flat(circle(58, -58, 14), M.pink.dark)) +
    b.solid(
      mirrorHalf(
        '0,-82 34,-78 66,-52 78,-20 96,2! 82,14 92,34! 74,42 78,58! 56,64 40,88 18,100 0,102',
      ),
      M.orange,
      { line: 6, edge: 6, fall: 'round' },
    ) +
    b.solid(mirrorHalf('0,72 20,70 42,60 40,84 20,99 0,101'), M.ivory, { line: 0, edge: 3 }) +
    pair(b.flat(closeLine('46,22 88,20! 74,32 84,38! 66,42 70,56! 48,58'), '#fff6e3', 0.9)) +
    b.flat(
      [
        '6,-80! 16,-78 12,-52 4,-40!',
        '26,-76! 40,-70 30,-52 18,-44!',
        '50,-62! 60,-52 44,-44 34,-36!',
        '74,-30! 78,-18 62,-16 50,-18!',
        '92,0! 80,8 66,4 58,0!',
        '84,22! 74,24 66,20 58,16!',
      ]
        .map(stripe)
        .join(''),
      '#1b0d08',
    ) +
    pair(b.flat(ellipse(34, -26, 20, 10), '#fff3d6', 0.85)) +
    b.solid(mirrorHalf('0,-34 14,-30 20,0 26,18 16,30 0,34'), M.orange, { line: 0, edge: 3 }) +
    pair(fierceEye(b, 37, -9, 18, accent)) +
    b.flat(stripe('14,-14! 34,-30 60,-30 64,-22! 40,-24'), '#1b0d08') +
    b.flat(mouth, '#3a0410') +
    b.inside(mouth, b.solid(ellipse(0, 92, 22, 20), M.red, { line: 0, edge: 3 })) +
    b.stroke(mouth, '#1a0306', 4) +
    pair(fang(b, 20, 48, 12, 27, -2) + fang(b, 15, 92, 9, -16, 2)) +
    fang(b, 0, 52, 8, 8) +
    b.solid(mirrorHalf('0,26! 14,24 34,30 38,44 26,54 10,52 0,48'), M.ivory, {
      line: 2.5,
      edge: 3,
    }) +
    b.flat(
      [
        circle(20, 38, 1.8),
        circle(27, 42, 1.8),
        circle(18, 45, 1.8),
        circle(-20, 38, 1.8),
        circle(-27, 42, 1.8),
        circle(-18, 45, 1.8),
      ].join(''),
      '#4a2a18',
    ) +
    pair(
      b.stroke(open('30,42 60,40 92,50'), '#fff', 1.6, 0.9) +
        b.stroke(open('30,46 58,50 84,66'), '#fff', 1.6, 0.9),
    ) +
    b.solid(mirrorHalf('0,14! 12,13 17,19 10,29 0,33!'), M.pink, { line: 2.5, edge: 2 })
  )
}

/** A lion's head with a mane and a small crown. */
export const lion: Subject = (b, { metal, second, accent }) =>
  place(
    fan(17, -150, 150, (index) =>
      blade(b, 40, index % 2 ? 112 : 98, index % 2 ? M.bronze : M.red),
    ) + fan(14, -130, 130, (index) => blade(b, 36, index % 2 ? 84 : 92, M.tan)),
    0,
    12,
  ) +
  pair(b.solid(circle(52, -42, 18), M.tan) + b.flat(circle(52, -40, 9), M.wood.dark)) +
  b.solid(mirrorHalf('0,-60 34,-54 56,-28 58,4 50,32 40,58 22,78 0,84'), M.tan, {
    line: 5,
    edge: 5,
    fall: 'round',
  }) +
  b.solid(mirrorHalf('0,-42 12,-36 16,-6 24,16 14,28 0,30'), M.tan, { line: 0, edge: 3 }) +
  pair(fierceEye(b, 31, -8, 15, accent)) +
  b.flat(stripe('12,-16! 30,-28 52,-26 54,-19! 32,-20'), M.wood.deep) +
  b.solid(mirrorHalf('0,66 12,64 22,56 22,76 10,94! 0,98!'), M.red, { line: 3, edge: 3 }) +
  b.solid(mirrorHalf('0,24! 14,22 34,30 36,46 24,56 8,54 0,50'), M.ivory, { line: 2.5, edge: 3 }) +
  b.stroke(open('-28,56 -12,60 0,52 12,60 28,56'), '#2f1706', 3.5) +
  b.solid(mirrorHalf('0,10! 14,9 19,17 10,27 0,30!'), M.wood, { line: 2.5, edge: 2 }) +
  place(
    b.solid(mirrorHalf('0,-46! 13,-20! 38,-38! 34,4! 0,10'), metal, {
      line: 3.5,
      edge: 3,
      fall: 'metal',
    }) + cabochon(b, 0, -12, 6, second, metal),
    0,
    -66,
  )
