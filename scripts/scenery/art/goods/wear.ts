import { box, circle, closeLine, ellipse, mirrorHalf, star } from '../curve.ts'
import { M, pair, place, type Subject } from '../subjects/kit.ts'

export const shirt: Subject = (b, { main, accent }) =>
  b.solid(
    mirrorHalf('0,-84 26,-92 50,-88! 104,-58! 122,4! 88,18! 74,-14! 70,104! 40,110 0,112'),
    main,
    { edge: 7 },
  ) +
  pair(
    b.flat('M104-58L122 4L112 8L94-54Z', accent.base) +
      b.flat('M50-88L44-88L58 108L70 104L74-14Z', accent.base, 0.55),
  ) +
  b.solid(mirrorHalf('0,-62 18,-72 28,-92! 16,-90 0,-78'), M.white, { edge: 2 }) +
  b.solid(closeLine('24,-44! 46,-44! 46,-22 35,-12! 24,-22'), M.gold, { edge: 2 }) +
  b.flat(box(-44, -8, 88, 8, 4) + box(-30, 8, 60, 6, 3), '#fff', 0.85) +
  b.stroke('M-40 30Q-46 70 -36 100M36 40Q44 74 38 102', main.deep, 3, 0.35)

export const jacket: Subject = (b, { main, second, accent }) =>
  pair(
    b.solid(closeLine('44,-84! 84,-66 112,-10 122,70! 92,78! 78,14'), main, { edge: 6 }) +
      b.flat('M84-66Q112-10 122 70L112 73Q102 0 76-58Z', '#fff', 0.85) +
      b.solid(box(90, 66, 32, 16, 5), second, { edge: 2 }),
  ) +
  b.solid(mirrorHalf('0,-86 44,-88! 72,-70 78,96! 40,104 0,104'), main, { edge: 6 }) +
  b.solid(box(-78, 90, 156, 18, 7), second, { edge: 2 }) +
  b.solid(mirrorHalf('0,-74 26,-104! 44,-88! 20,-58 0,-48'), second, { edge: 3 }) +
  b.stroke('M0 -48V100', M.silver.light, 4) +
  b.solid(box(-4, -40, 8, 18, 3), M.silver, { edge: 1 }) +
  b.flat(star(40, -28, 13, 5.6, 5), accent.light) +
  pair(b.stroke('M36 44L58 68', main.deep, 5, 0.6))

export const cap: Subject = (b, { main, second, accent }) =>
  b.solid('M-92 30Q-96 -78 0 -82T92 30Q0 4 -92 30Z', main, { edge: 8, fall: 'round' }) +
  b.stroke('M0 -82Q-42 -50 -46 20M0 -82Q42 -50 46 20', main.deep, 2.6, 0.6) +
  b.solid(ellipse(0, -83, 11, 6), second, { edge: 2 }) +
  b.solid('M-92 30Q0 2 92 30Q136 54 128 76Q60 44 0 44T-128 76Q-136 54 -92 30Z', second, {
    edge: 5,
  }) +
  b.stroke('M-104 46Q0 14 104 46', second.light, 2.4, 0.7) +
  b.solid(star(0, -28, 30, 13, 5), M.gold, { edge: 3 }) +
  b.flat(star(0, -28, 14, 6, 5), accent.dark, 0.7)

export const mug: Subject = (b, { main, accent }) =>
  b.stroke('M66 -40Q128 -46 122 14T62 66', main.deep, 30) +
  b.stroke('M66 -40Q128 -46 122 14T62 66', main.base, 21) +
  b.stroke('M70 -48Q116 -50 122 -4', main.light, 5, 0.8) +
  b.solid('M-88 -72H76V76Q76 104 46 104H-58Q-88 104 -88 76Z', main, { edge: 8, gloss: true }) +
  b.solid(ellipse(-6, -72, 82, 18), M.white, { edge: 3 }) +
  b.flat(ellipse(-6, -70, 68, 12), M.wood.dark) +
  b.solid(star(-6, 22, 40, 17, 5), M.gold, { edge: 3 }) +
  b.flat(star(-6, 22, 18, 8, 5), accent.dark, 0.7) +
  b.stroke(
    'M-34 -100Q-48 -118 -34 -134M2 -100Q-12 -122 2 -140M38 -100Q24 -118 38 -134',
    '#fff',
    7,
    0.5,
  )

export const bottle: Subject = (b, { main, accent }) =>
  b.stroke('M-22 -116Q-22 -142 0 -142T22 -116', M.ink.base, 9) +
  b.solid(box(-34, -122, 68, 34, 8), M.ink, { edge: 4 }) +
  b.solid(
    'M-34 -88H34Q58 -76 58 -46V88Q58 110 36 110H-36Q-58 110 -58 88V-46Q-58 -76 -34 -88Z',
    main,
    {
      edge: 8,
      fall: 'metal',
    },
  ) +
  b.flat(box(-58, -40, 116, 6), '#fff', 0.5) +
  b.flat(box(-58, 78, 116, 6), '#fff', 0.5) +
  b.solid(star(0, 20, 34, 15, 5), M.gold, { edge: 3 }) +
  b.flat(star(0, 20, 15, 6.5, 5), accent.dark, 0.7) +
  b.flat(box(-46, -66, 10, 160, 5), '#fff', 0.4)

export const backpack: Subject = (b, { main, second, accent }) =>
  b.stroke('M-26 -96Q-26 -126 0 -126T26 -96', M.ink.base, 10) +
  pair(b.solid(closeLine('70,-40! 98,-20 102,84 84,98! 70,90'), second, { edge: 4 })) +
  b.solid('M-82 104V-40Q-82 -104 0 -104T82 -40V104Q82 112 72 112H-72Q-82 112 -82 104Z', main, {
    edge: 8,
  }) +
  b.stroke('M-64 -22Q0 -52 64 -22', main.deep, 4, 0.8) +
  b.solid(box(-62, 18, 124, 82, 18), second, { edge: 5 }) +
  b.stroke('M-54 36H54', M.silver.light, 4) +
  b.solid(box(24, 32, 10, 22, 4), M.silver, { edge: 1 }) +
  b.solid(star(0, -52, 22, 9.6, 5), M.gold, { edge: 2 }) +
  b.flat(circle(0, 72, 12), accent.base)

export const umbrella: Subject = (b, { main, second, accent }) =>
  place(
    b.stroke('M0 -20V84Q0 108 -20 108T-38 88', M.ink.deep, 15) +
      b.stroke('M0 -20V84Q0 108 -20 108T-38 88', M.wood.base, 9) +
      b.solid(
        'M-132 22Q-116 -104 0 -108T132 22Q104 -2 88 22Q66 -6 44 22Q22 -6 0 22Q-22 -6 -44 22Q-66 -6 -88 22Q-104 -2 -132 22Z',
        main,
        { edge: 7 },
      ) +
      b.flat('M-44 22Q-50 -70 0 -108Q50 -70 44 22Q22 -6 0 22Q-22 -6 -44 22Z', second.base, 0.9) +
      b.stroke('M0 -108Q-50 -70 -44 22M0 -108Q50 -70 44 22', main.deep, 2.4, 0.5) +
      b.solid(box(-4, -126, 8, 20, 3), M.silver, { edge: 1 }) +
      b.flat(star(0, -36, 20, 9, 5), accent.light),
    6,
    0,
    1,
    10,
  )
