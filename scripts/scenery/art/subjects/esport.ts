import type { Tone } from '../colour.ts'
import { box, circle, closeLine, mirrorHalf, open, polygon, ring } from '../curve.ts'
import { M, cabochon, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export const gamepad: Subject = (b, { main, accent, second }) =>
  b.solid(mirrorHalf('0,-44 36,-46 70,-52 92,-30 104,22 98,58 76,66 52,36 26,24 0,24'), M.ink, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  b.solid(mirrorHalf('0,-36 32,-38 44,-20 30,14 0,16'), main, { line: 2, edge: 3 }) +
  pair(b.solid(closeLine('54,-50! 60,-66 84,-60 88,-42!'), second, { line: 4, edge: 3 })) +
  b.flat(box(-72, -24, 12, 36, 3) + box(-84, -12, 36, 12, 3), accent.light) +
  [
    [64, -26, accent],
    [80, -8, main],
    [64, 10, second],
    [48, -8, M.gold],
  ]
    .map(([x, y, t]) =>
      b.solid(circle(x as number, y as number, 8), t as Tone, { line: 2, edge: 2, fall: 'round' }),
    )
    .join('') +
  pair(
    b.solid(circle(32, 18, 15), M.ink, { line: 3.5, edge: 3, fall: 'round' }) +
      b.stroke(circle(32, 18, 15), accent.base, 2.4),
  ) +
  b.stroke(open('-88,-34 -68,-46 -38,-40 0,-38 38,-40 68,-46 88,-34'), accent.light, 2.4, 0.9)

export const swordShield: Subject = (b, { main, metal, accent, second }) => {
  const sword = (turn: number) =>
    place(
      b.solid(closeLine('-10,34! -10,-118! 0,-140! 10,-118! 10,34!'), M.silver, {
        line: 4,
        edge: 3,
      }) +
        b.flat(closeLine('0,34! 0,-134! 7,-117! 7,34!'), '#4a5878', 0.45) +
        b.solid(closeLine('-30,30! 0,38 30,30! 27,46 0,48 -27,46'), metal, {
          line: 4,
          edge: 3,
          fall: 'metal',
        }) +
        b.solid(box(-6, 46, 12, 40, 4), M.wood, { line: 3.5, edge: 2 }) +
        b.solid(circle(0, 92, 10), metal, { line: 3.5, edge: 2, fall: 'round' }),
      0,
      10,
      0.94,
      turn,
    )
  return (
    sword(-46) +
    sword(46) +
    b.solid(mirrorHalf('0,-58 32,-52 62,-56! 62,-6 44,46 0,88!'), metal, {
      line: 6,
      edge: 6,
      fall: 'metal',
    }) +
    b.solid(mirrorHalf('0,-46 28,-42 50,-44! 50,-6 36,36 0,72!'), main, {
      line: 3,
      edge: 6,
      fall: 'down',
    }) +
    b.flat('M0-46V72C32 46 50 10 50-44C34-40 16-42 0-46Z', second.dark, 0.4) +
    b.solid(
      closeLine('0,-38! 14,-8 40,-12! 22,10 30,40! 0,24 -30,40! -22,10 -40,-12! -14,-8'),
      metal,
      { line: 3, edge: 3, fall: 'metal' },
    ) +
    cabochon(b, 0, 4, 12, accent, metal)
  )
}

export const crosshair: Subject = (b, { accent, main }) =>
  b.solid(circle(0, 0, 88) + circle(0, 0, 66), M.ink, { line: 4, edge: 5 }) +
  b.stroke(circle(0, 0, 77), accent.base, 5) +
  b.stroke(circle(0, 0, 77), accent.light, 1.8) +
  ring(4, 80)
    .map((s) =>
      place(
        b.solid(
          polygon([
            [-9, -26],
            [9, -26],
            [5, 30],
            [-5, 30],
          ]),
          main,
          { line: 4, edge: 3 },
        ),
        s.x,
        s.y,
        1,
        s.angle,
      ),
    )
    .join('') +
  b.solid(mirrorHalf('0,-44 26,-42 42,-18 38,8 24,18 22,36! 0,38'), M.white, {
    line: 4,
    edge: 5,
    fall: 'round',
  }) +
  pair(
    b.flat(closeLine('8,-8 20,-16 32,-8 28,6 14,6'), '#14060a') +
      b.flat(circle(20, -4, 4), accent.light),
  ) +
  b.flat(closeLine('0,6! 6,18! -6,18!'), '#14060a') +
  b.stroke('M-12 26V38M-4 26V38M4 26V38M12 26V38', '#14060a', 3)
