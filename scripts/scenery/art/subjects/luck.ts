import { box, circle, closeLine, mirrorHalf, open } from '../curve.ts'
import { M, fan, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const bell: Subject = (b, { metal, main }) =>
  b.solid(circle(0, 72, 18), metal, { line: 5, edge: 4, fall: 'round' }) +
  b.solid(mirrorHalf('0,-80 16,-78 40,-56 52,-16 62,28 86,52! 84,64 0,68'), metal, {
    line: 6,
    edge: 7,
    fall: 'metal',
  }) +
  b.solid(mirrorHalf('0,40 66,36 86,54! 84,66 0,70'), metal, { line: 3, edge: 3, fall: 'down' }) +
  b.solid(circle(0, -80, 12), metal, { line: 4, edge: 2 }) +
  pair(
    b.solid(closeLine('4,-66 30,-96 62,-92 58,-66 34,-58'), main, { line: 4, edge: 4 }) +
      b.solid(closeLine('4,-62! 40,-48 52,-22! 30,-26 8,-44'), main, { line: 4, edge: 3 }),
  ) +
  b.solid(circle(0, -64, 11), main, { line: 3.5, edge: 2, fall: 'round' }) +
  b.flat(closeLine('-36,-40 -28,-46 -32,10 -46,36 -48,12'), '#fff', 0.65) +
  b.glint(-34, -26, 22)

const digit = '-42,-54! 44,-54! 44,-30 18,10 8,60! -26,60! -18,14 2,-22! -42,-22!'

export const sevens: Subject = (b, { main, second, metal }) => {
  const one = (tone: typeof main) =>
    b.solid(closeLine(digit), metal, { line: 8, edge: 0, fall: 'metal' }) +
    place(
      b.solid(closeLine(digit), tone, { line: 3, edge: 5, gloss: true, fall: 'down' }),
      0,
      1,
      0.86,
    )
  return (
    place(one(second), -54, 6, 0.92, -14) +
    place(one(second), 56, 6, 0.92, 14) +
    place(one(main), 0, 8, 1.36) +
    place(
      fan(3, -36, 36, () =>
        b.solid(closeLine('0,0! 8,-14 0,-34! -8,-14'), M.orange, { line: 2.5, edge: 2 }),
      ),
      0,
      -66,
    ) +
    b.glint(-40, -52, 26)
  )
}

export const lantern: Subject = (b, { main, metal, second }) =>
  b.stroke(open('0,-104 0,-80'), metal.deep, 7) +
  b.stroke(open('0,-104 0,-80'), metal.base, 3.5) +
  [-14, 0, 14]
    .map(
      (x) =>
        b.stroke(`M${x} 66C${x * 1.2} 78 ${x * 1.4} 88 ${x * 1.1} 104`, second.dark, 6) +
        b.stroke(`M${x} 66C${x * 1.2} 78 ${x * 1.4} 88 ${x * 1.1} 104`, second.base, 3.4),
    )
    .join('') +
  b.solid(mirrorHalf('0,-62 50,-56 86,-26 90,0 84,24 52,52 0,58'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  b.glow(0, 0, 66, 54, M.gold.light, 0.75) +
  [24, 50, 74]
    .map((x) => pair(b.stroke(`M0-60C${x * 1.3}-50 ${x * 1.3} 46 0 56`, main.deep, 2.4, 0.55)))
    .join('') +
  b.solid(box(-36, -78, 72, 18, 5), metal, { line: 4, edge: 3, fall: 'metal' }) +
  b.solid(box(-36, 52, 72, 16, 5), metal, { line: 4, edge: 3, fall: 'metal' }) +
  b.solid(closeLine('0,-34! 30,-2! 0,30! -30,-2!'), metal, { line: 3, edge: 3, fall: 'metal' }) +
  b.solid(closeLine('0,-20! 18,-2! 0,16! -18,-2!'), second, { line: 2, edge: 3 })
