import { box, circle, closeLine, ellipse, ring } from '../curve.ts'
import { M, place, type Subject } from '../subjects/kit.ts'

export const fridge: Subject = (b, { main, accent }) =>
  b.solid(box(-72, -128, 144, 234, 12), M.silver, { edge: 5, fall: 'metal' }) +
  b.solid(box(-68, -124, 66, 226, 9), M.silver, { edge: 3, fall: 'metal' }) +
  b.solid(box(2, -124, 66, 226, 9), M.silver, { edge: 3, fall: 'metal' }) +
  b.solid(box(-14, -70, 6, 96, 3) + box(8, -70, 6, 96, 3), M.ink, { edge: 1, line: 1 }) +
  b.solid(box(-56, -74, 34, 54, 6), M.ink, { edge: 2 }) +
  b.flat(box(-51, -69, 24, 18, 3), accent.light, 0.9) +
  b.flat(box(24, -100, 30, 36, 3), main.base) +
  b.flat(box(30, -50, 24, 24, 3), accent.base) +
  b.flat(circle(39, -104, 3), M.red.base)

export const airFryer: Subject = (b, { main, accent }) =>
  b.solid('M-82 100Q-98 20 -78 -58Q-62 -108 0 -108T78 -58Q98 20 82 100Z', M.ink, {
    edge: 8,
    fall: 'round',
  }) +
  b.solid('M-60 -50Q-48 -86 0 -86T60 -50Q62 -34 50 -34H-50Q-62 -34 -60 -50Z', M.ink, { edge: 2 }) +
  b.flat(box(-30, -70, 60, 22, 5), accent.light, 0.95) +
  b.flat(box(-22, -64, 14, 10, 2) + box(-2, -64, 14, 10, 2), M.ink.deep, 0.7) +
  b.solid('M-84 -12H84Q92 44 80 78H-80Q-92 44 -84 -12Z', main, { edge: 5, gloss: true }) +
  b.solid(box(-20, 14, 40, 74, 14), M.ink, { edge: 4 }) +
  b.flat(box(-10, 24, 20, 8, 4), M.silver.base)

export const riceCooker: Subject = (b, { main, accent }) =>
  b.stroke(
    'M-40 -112Q-52 -128 -40 -142M0 -112Q-12 -130 0 -146M40 -112Q28 -128 40 -142',
    '#fff',
    6,
    0.55,
  ) +
  b.solid(ellipse(0, -78, 26, 13), M.ink, { edge: 3 }) +
  b.solid('M-96 -36Q-88 -84 0 -84T96 -36Z', M.white, { edge: 5, fall: 'round' }) +
  b.solid('M-102 -36H102V40Q102 96 46 96H-46Q-102 96 -102 40Z', main, { edge: 8, fall: 'round' }) +
  b.flat(box(-102, -40, 204, 9, 4), M.silver.base) +
  b.solid(box(-46, -8, 92, 66, 16), M.ink, { edge: 3 }) +
  b.flat(box(-34, 2, 68, 22, 5), accent.light, 0.95) +
  [-24, 0, 24].map((x) => b.solid(circle(x, 42, 8), M.silver, { edge: 2 })).join('')

export const fan: Subject = (b, { main, second }) =>
  b.solid(ellipse(0, 104, 62, 14), M.ink, { edge: 3 }) +
  b.solid(box(-7, 30, 14, 72, 4), M.silver, { edge: 2 }) +
  b.solid(circle(0, -30, 92), M.white, { edge: 4 }) +
  b.flat(circle(0, -30, 82), second.deep, 0.85) +
  ring(5, 38)
    .map(({ x, y, angle }) =>
      place(
        b.solid(closeLine('-10,34! -34,0 -22,-34 10,-40 24,-18 10,34!'), main, { edge: 3 }),
        x,
        y - 30,
        1,
        angle,
      ),
    )
    .join('') +
  b.stroke(
    Array.from({ length: 24 }, (_, index) => {
      const turn = (index * Math.PI) / 12
      return `M${Math.cos(turn) * 20} ${-30 + Math.sin(turn) * 20}L${Math.cos(turn) * 86} ${-30 + Math.sin(turn) * 86}`
    }).join(''),
    '#fff',
    1.6,
    0.7,
  ) +
  b.stroke(circle(0, -30, 56), '#fff', 1.6, 0.7) +
  b.solid(circle(0, -30, 20), M.silver, { edge: 3, fall: 'round' })

export const purifier: Subject = (b, { main, accent }) =>
  b.solid('M-70 104V-96Q-70 -124 -40 -124H40Q70 -124 70 -96V104Z', M.white, {
    edge: 7,
    fall: 'slant',
  }) +
  b.flat(ellipse(0, -106, 50, 12), M.ink.base) +
  b.stroke('M-38 -106H38M-30 -112H30M-30 -100H30', M.silver.dark, 2, 0.8) +
  b.solid(circle(0, -44, 34), M.ink, { edge: 4, fall: 'round' }) +
  b.stroke(circle(0, -44, 26), main.light, 5) +
  b.flat(box(-12, -52, 10, 16, 2) + box(2, -52, 10, 16, 2), accent.light) +
  Array.from({ length: 8 }, (_, row) =>
    b.flat(box(-50, 6 + row * 11, 100, 4, 2), main.dark, 0.55),
  ).join('') +
  b.stroke('M-100 -60Q-120 -90 -96 -116M100 -60Q120 -90 96 -116', '#fff', 5, 0.55)

export const vacuum: Subject = (b, { main, accent }) =>
  b.solid(ellipse(0, 56, 124, 50), M.ink, { edge: 5 }) +
  b.solid(ellipse(0, 36, 124, 54), M.white, { edge: 6, fall: 'round' }) +
  b.solid(ellipse(0, 32, 96, 40), main, { edge: 4, fall: 'round' }) +
  b.solid(ellipse(0, 14, 42, 20), M.ink, { edge: 3 }) +
  b.solid('M-42 -4V14A42 20 0 0 0 42 14V-4Z', M.ink, { edge: 3 }) +
  b.solid(ellipse(0, -4, 42, 20), M.silver, { edge: 3, fall: 'metal' }) +
  b.flat(ellipse(0, -4, 22, 10), accent.base) +
  b.flat(box(-22, 58, 44, 7, 3), '#fff', 0.9) +
  b.stroke('M-30 -44Q0 -66 30 -44M-52 -58Q0 -98 52 -58', '#fff', 6, 0.6)

export const kettle: Subject = (b, { main }) =>
  b.stroke('M54 -70Q116 -60 100 8Q92 52 62 62', M.ink.deep, 22) +
  b.stroke('M54 -70Q116 -60 100 8Q92 52 62 62', M.ink.base, 14) +
  b.solid('M-44 -66Q-78 -62 -110 -86L-96 -50Q-72 -20 -66 -10Z', main, { edge: 4 }) +
  b.solid('M-48 -82H48Q60 10 78 72Q82 92 60 92H-60Q-82 92 -78 72Q-60 10 -48 -82Z', main, {
    edge: 8,
    gloss: true,
    fall: 'metal',
  }) +
  b.solid('M-52 -82Q0 -112 52 -82Z', M.ink, { edge: 3 }) +
  b.solid(circle(0, -104, 11), M.silver, { edge: 2, fall: 'round' }) +
  b.solid(box(-88, 92, 176, 16, 8), M.ink, { edge: 3 }) +
  b.stroke('M-116 -104Q-130 -120 -116 -136', '#fff', 6, 0.6)

export const microwave: Subject = (b, { main, second, accent }) => {
  const window = box(-112, -50, 150, 104, 10)
  return (
    b.solid(box(-134, -74, 268, 158, 14), M.silver, { edge: 6, fall: 'metal' }) +
    b.solid(box(-124, -62, 176, 128, 12), M.ink, { edge: 3 }) +
    b.inside(
      window,
      b.flat(window, second.deep) +
        b.glow(-38, 10, 90, 60, '#ffce72', 0.85) +
        b.solid(ellipse(-38, 38, 52, 12), M.white, { edge: 2 }) +
        b.solid('M-78 26Q-38 -22 2 26Z', main, { edge: 3, fall: 'round' }) +
        b.flat('M-112-50H-60L-100 54H-112Z', '#fff', 0.14),
    ) +
    b.solid(box(40, -46, 9, 96, 4), M.silver, { edge: 2 }) +
    b.flat(box(66, -52, 54, 22, 4), M.ink.deep) +
    b.flat(box(72, -47, 30, 12, 2), accent.light) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((column) => b.flat(circle(75 + column * 18, -14 + row * 18, 5.5), M.ink.base, 0.8))
          .join(''),
      )
      .join('') +
    b.solid(circle(93, 52, 14), main, { edge: 3, fall: 'round' }) +
    b.solid(box(-112, 84, 26, 10, 3) + box(86, 84, 26, 10, 3), M.ink, { edge: 1 })
  )
}
