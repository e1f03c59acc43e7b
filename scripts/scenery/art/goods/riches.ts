import type { Brush } from '../brush.ts'
import { box, circle, closeLine, ellipse, mirrorHalf, ring, star } from '../curve.ts'
import { cabochon, M, pair, place, type Kit, type Subject } from '../subjects/kit.ts'
import { chips } from '../subjects/table.ts'

export const goldBar: Subject = (b) => {
  const bar = (x: number, y: number) =>
    place(
      b.solid('M-70 36L-52 -18H52L70 36Z', M.gold, { edge: 5, fall: 'metal' }) +
        b.solid('M-52 -18L-38 -36H38L52 -18Z', M.gold, { edge: 3, fall: 'down' }) +
        b.stroke(box(-34, -6, 68, 28, 4), M.gold.dark, 2.4, 0.8) +
        b.flat(star(0, 8, 10, 4.4, 5), M.gold.dark, 0.85),
      x,
      y,
    )
  return bar(-72, 60) + bar(72, 60) + bar(0, -10) + b.glint(34, -40, 20) + b.glint(-96, 36, 12)
}

export const necklace: Subject = (b, { accent }) => {
  const links = Array.from({ length: 25 }, (_, index) => {
    const turn = Math.PI * (0.06 + (0.88 * index) / 24)
    return { x: -Math.cos(turn) * 96, y: -96 + Math.sin(turn) * 132 }
  })
  return (
    b.solid('M-96 112Q-110 -20 -44 -74Q-40 -108 0 -108T44 -74Q110 -20 96 112Z', M.ink, {
      edge: 8,
      fall: 'round',
    }) +
    links
      .map(({ x, y }) => b.solid(circle(x * 0.82, y * 0.86, 7), M.gold, { edge: 2, fall: 'round' }))
      .join('') +
    b.solid(circle(0, 38, 9), M.gold, { edge: 2 }) +
    b.solid(mirrorHalf('0,42 20,58 26,80 0,112'), M.gold, { edge: 4, fall: 'metal' }) +
    b.solid(mirrorHalf('0,54 12,66 16,80 0,100'), accent, { edge: 3, fall: 'round' }) +
    b.glint(-12, 66, 10)
  )
}

export const bracelet: Subject = (b, { main, accent }) =>
  b.solid(box(-118, 30, 236, 74, 14), main, { edge: 6 }) +
  b.solid(ellipse(0, 34, 112, 30), M.ink, { edge: 3 }) +
  ring(18, 1)
    .map(({ x, y }, index) =>
      place(
        b.solid(ellipse(0, 0, 17, 12), M.gold, { edge: 3, fall: 'metal' }) +
          b.flat(ellipse(0, 0, 7, 4), M.gold.deep, 0.8),
        x * 84,
        -30 + y * 74,
        1,
        index * 20,
      ),
    )
    .join('') +
  cabochon(b, 0, 44, 16, accent, M.gold) +
  b.glint(-66, -70, 16) +
  b.glint(60, 10, 12)

/** Draws a gift card with a notch for a ribbon, over a second card. */
function card(b: Brush, kit: Kit, mark: string): string {
  const path = box(-122, -76, 244, 152, 16)
  return (
    place(b.solid(path, kit.second, { edge: 5 }), 10, 12, 0.96, 9) +
    place(
      b.solid(path, kit.main, { edge: 6 }) +
        b.inside(
          path,
          b.flat(circle(96, -70, 96), '#fff', 0.12) +
            b.flat(circle(112, 66, 70), kit.second.base, 0.5) +
            b.flat('M-122-76H-24L-92 76H-122Z', '#fff', 0.12),
        ) +
        b.stroke('M44 -68V68', '#fff', 2.4, 0.75).replace('/>', ' stroke-dasharray="5 7"/>') +
        place(mark, -38, 0, 0.94) +
        b.flat(box(64, -42, 40, 10, 5) + box(64, -20, 30, 7, 3.5), '#fff', 0.9) +
        b.flat(
          [0, 1, 2, 3, 4, 5, 6]
            .map((each) => box(62 + each * 6.4, 18, each % 3 ? 2 : 4, 32))
            .join(''),
          '#fff',
          0.95,
        ),
      0,
      0,
      1,
      -7,
    )
  )
}

export const cart: Subject = (b, kit) =>
  card(
    b,
    kit,
    b.stroke('M-62 -48H-44L-24 28H38L54 -24H-38', '#fff', 11) +
      b.flat('M-34 -22H52L38 24H-24Z', kit.accent.light, 0.9) +
      b.flat(circle(-16, 48, 10) + circle(32, 48, 10), '#fff'),
  )

export const fuel: Subject = (b, kit) =>
  card(
    b,
    kit,
    b.solid(box(-48, -54, 66, 108, 10), M.white, { edge: 4 }) +
      b.flat(box(-38, -42, 46, 34, 5), kit.second.dark) +
      b.stroke('M18 -8Q40 -8 40 14V34Q40 46 50 46T60 34V-20L42 -38', '#fff', 8) +
      b.flat(closeLine('-15,0! -1,20 -15,36 -29,20'), kit.main.base),
  )

export const coffee: Subject = (b, kit) =>
  card(
    b,
    kit,
    b.stroke('M28 -10Q60 -14 56 14T24 30', '#fff', 9) +
      b.solid('M-52 -24H30V14Q30 50 -4 50H-18Q-52 50 -52 14Z', M.white, { edge: 4 }) +
      b.flat(ellipse(-11, -23, 38, 8), M.wood.dark) +
      b.stroke('M-28 -42Q-38 -54 -28 -64M-6 -42Q-16 -56 -6 -68', '#fff', 6, 0.85),
  )

export const meal: Subject = (b, kit) =>
  card(
    b,
    kit,
    b.solid('M-58 8H58Q54 52 0 52T-58 8Z', M.white, { edge: 4 }) +
      b.flat('M-50 6Q-40 -26 -14 -20Q2 -44 22 -24Q46 -26 50 6Z', M.orange.base) +
      b.flat(circle(-18, -4, 8) + circle(20, -8, 7), M.green.base) +
      b.stroke('M40 -62L-6 0M56 -54L14 2', M.wood.light, 6),
  )

export const topUp: Subject = (b, kit) =>
  card(
    b,
    kit,
    b.solid(box(-32, -58, 58, 114, 12), M.ink, { edge: 4 }) +
      b.flat(box(-26, -46, 46, 84, 4), kit.accent.light) +
      b.flat(closeLine('2,-34! -20,2! -5,2! -11,30! 14,-8! -1,-8!'), kit.second.dark) +
      b.stroke('M40 -28Q56 0 40 28M54 -40Q78 0 54 40', '#fff', 7),
  )

export const freeBet: Subject = (b, kit, chance) =>
  place(chips(b, kit, chance), -6, 8, 1.06) +
  place(
    b.solid(star(0, 0, 40, 33, 14), M.gold, { edge: 4 }) +
      b.solid(circle(0, 0, 26), kit.main, { edge: 2, fall: 'round' }) +
      b.stroke('M-11 0H11M0 -11V11', '#fff', 8),
    78,
    -64,
    1.05,
  ) +
  pair('')
