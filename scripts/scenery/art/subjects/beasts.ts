import { circle, closeLine, ellipse, mirrorHalf, open, star } from '../curve.ts'
import { M, blade, cabochon, fan, fang, fierceEye, pair, place, softEye } from './kit.ts'
import type { Subject } from './kit.ts'

const GREY = { light: '#e8f0ff', base: '#8fa3c4', dark: '#44547a', deep: '#101629' }

export const panda: Subject = (b, { main, accent, metal }) =>
  pair(b.solid(circle(62, -62, 28), M.ink, { line: 5, edge: 5, fall: 'round' })) +
  b.solid(mirrorHalf('0,-80 40,-76 78,-46 92,0 80,44 44,72 0,78'), M.white, {
    line: 6,
    edge: 8,
    fall: 'round',
  }) +
  pair(
    b.flat(closeLine('14,-4 26,-28 50,-26 60,0 50,24 28,26'), M.ink.dark) +
      softEye(b, 36, -1, 16, accent) +
      b.flat(ellipse(62, 34, 14, 9), '#ff8fb0', 0.6),
  ) +
  b.solid(mirrorHalf('0,22! 12,21 16,28 8,35 0,37'), M.ink, { line: 1, edge: 2, fall: 'round' }) +
  b.stroke(open('-18,44 -8,50 0,40 8,50 18,44'), M.ink.deep, 4) +
  b.flat(mirrorHalf('0,48 8,50 7,58 0,62'), '#d33a55') +
  b.solid(mirrorHalf('0,76! 30,68 64,56! 72,78 40,98 0,102'), main, {
    line: 5,
    edge: 5,
    fall: 'down',
  }) +
  cabochon(b, 0, 86, 9, accent, metal) +
  b.stroke(open('-104,84 -76,54 -58,10'), M.green.deep, 12) +
  b.stroke(open('-104,84 -76,54 -58,10'), M.green.base, 7) +
  place(
    fan(3, -60, 40, () => blade(b, 16, 42, M.green)),
    -62,
    18,
  )

export const wolf: Subject = (b, { accent, main }) =>
  b.solid(
    mirrorHalf(
      '0,-50! 24,-56 44,-104! 72,-70 76,-30 100,10! 84,14 96,44! 76,44 78,70! 54,66 36,96! 0,104',
    ),
    GREY,
    { line: 6, edge: 7, fall: 'round' },
  ) +
  pair(b.flat(closeLine('42,-86! 60,-62 62,-38 38,-50'), '#2a3350')) +
  b.flat(mirrorHalf('0,-46! 18,-40 30,-20 30,0 22,26 0,40!'), '#3c4a6e', 0.75) +
  b.solid(mirrorHalf('0,16! 24,8 60,-2 84,14! 70,28 74,46! 52,50 30,80 0,88'), M.white, {
    line: 0,
    edge: 4,
  }) +
  b.flat(mirrorHalf('0,58 18,54 26,62 16,82 0,90'), '#3a0410') +
  b.flat(ellipse(0, 82, 11, 9), M.red.base) +
  pair(fang(b, 16, 58, 8, 17, -1) + fang(b, 11, 84, 6, -11)) +
  b.solid(mirrorHalf('0,-10! 13,-4 18,28 26,48 14,60 0,62'), GREY, { line: 2.5, edge: 4 }) +
  b.solid(mirrorHalf('0,32! 14,32 16,42 6,52 0,54'), M.ink, { line: 2, edge: 2.5 }) +
  pair(
    fierceEye(b, 38, -6, 17, accent) +
      b.solid(closeLine('14,-10! 34,-28 66,-34! 58,-20 36,-18'), GREY, { line: 2.5, edge: 2.5 }),
  ) +
  b.solid(star(0, -42, 13, 5, 4), main, { line: 2, edge: 2 })

export const fox: Subject = (b, { accent, main, metal }) =>
  fan(9, -74, 74, (index) =>
    place(
      blade(b, 44, 122, M.orange) + place(blade(b, 22, 46, M.white, 0), 0, -76),
      0,
      30,
      1 - Math.abs(index - 4) * 0.02,
    ),
  ) +
  b.solid(
    mirrorHalf('0,-34! 20,-38 50,-84! 62,-44 70,-4 92,22! 66,34 44,62 16,88 0,94'),
    M.orange,
    {
      line: 6,
      edge: 6,
      fall: 'round',
    },
  ) +
  pair(b.flat(closeLine('48,-64! 54,-40 50,-28 34,-36'), '#3b0f0a')) +
  b.solid(mirrorHalf('0,38! 14,20 30,8 60,8 88,22! 64,32 42,58 14,84 0,90'), M.white, {
    line: 0,
    edge: 4,
  }) +
  b.solid(mirrorHalf('0,68! 10,68 12,76 4,84 0,86'), M.ink, { line: 2, edge: 2 }) +
  pair(
    b.stroke(open('16,12 30,-2 52,-8'), '#2b0a06', 7) +
      b.flat(closeLine('18,11! 32,0 50,-5! 42,12 28,15'), accent.base) +
      b.flat(ellipse(34, 5, 3, 7), '#0a0508') +
      b.flat(closeLine('50,14! 64,16 74,22! 60,22'), M.red.base) +
      b.flat(closeLine('46,22! 56,26 64,34! 52,30'), M.red.base),
  ) +
  b.solid(closeLine('0,-26! 9,-10 0,12! -9,-10'), M.red, { line: 2, edge: 2 }) +
  cabochon(b, 0, -34, 6, main, metal)

export const bull: Subject = (b, { main, metal, accent }) =>
  pair(
    b.solid(closeLine('34,-48 62,-52 84,-70 84,-104! 106,-76 104,-42 78,-22 44,-20'), M.ivory, {
      line: 5,
      edge: 6,
      fall: 'round',
    }) + b.solid(closeLine('48,-22! 88,-14 98,4! 70,12 48,2'), M.wood, { line: 4, edge: 4 }),
  ) +
  b.solid(mirrorHalf('0,-64 32,-62 52,-42 56,-8 46,28 44,60 32,86 0,94'), main, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  place(
    fan(7, -60, 60, () => blade(b, 18, 36, M.ink)),
    0,
    -44,
  ) +
  b.flat(mirrorHalf('0,-28 10,-22 16,20 0,36'), main.light, 0.4) +
  pair(
    fierceEye(b, 33, -12, 15, M.gold) +
      b.solid(closeLine('12,-14! 30,-30 56,-34! 50,-22 32,-22'), main, { line: 3, edge: 2 }),
  ) +
  b.solid(mirrorHalf('0,34 24,36 46,48 44,74 28,92 0,96'), M.skin, {
    line: 4,
    edge: 5,
    fall: 'round',
  }) +
  pair(b.flat(closeLine('12,56 26,50 32,60 22,68'), '#4a1a14')) +
  b.stroke(open('-22,80 0,84 22,80'), '#7d3f30', 3.5) +
  b.stroke('M-17 66A19 19 0 1 0 17 66', metal.deep, 11) +
  b.stroke('M-17 66A19 19 0 1 0 17 66', metal.base, 6.5) +
  b.stroke('M-19 68A19 19 0 0 0 -10 82', metal.light, 2) +
  cabochon(b, 0, -46, 10, accent, metal)

export const elephant: Subject = (b, { main, second, metal, accent }) =>
  pair(
    b.solid(closeLine('36,-46 70,-74 100,-56 106,-10 92,36 66,40 44,14'), GREY, {
      line: 6,
      edge: 7,
      fall: 'round',
    }) + b.flat(closeLine('52,-34 76,-54 90,-40 90,-6 76,22 60,14'), '#e79ab0', 0.75),
  ) +
  b.solid(mirrorHalf('0,-72 30,-68 52,-40 54,-6 44,24 26,38 0,44'), GREY, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  pair(
    b.solid(closeLine('20,32! 36,30 50,52 64,60 78,56! 66,78 40,76 22,54'), M.ivory, {
      line: 4,
      edge: 4,
    }),
  ) +
  b.solid(
    closeLine('-20,0 20,0 24,34 18,66 22,84 40,84 46,72! 60,84 48,104 16,106 -8,92 -14,62 -24,34'),
    GREY,
    { line: 5, edge: 6, fall: 'round' },
  ) +
  [22, 36, 50, 64, 78]
    .map((y) => b.stroke(open(`-14,${y} 2,${y + 5} 16,${y}`), '#3a4768', 2.4, 0.7))
    .join('') +
  pair(softEye(b, 31, -8, 8.5, second) + b.stroke(open('18,-20 30,-24 44,-17'), GREY.deep, 4)) +
  b.solid(mirrorHalf('0,-84! 20,-70 50,-62 44,-34! 22,-40 16,-18! 0,6!'), main, {
    line: 4,
    edge: 4,
    fall: 'down',
  }) +
  b.stroke(open('-44,-36 -22,-42 -15,-20 0,3 15,-20 22,-42 44,-36'), metal.base, 4) +
  cabochon(b, 0, -36, 11, accent, metal) +
  pair(b.flat(circle(26, -54, 5), metal.light)) +
  b.solid(mirrorHalf('0,-108! 8,-92 16,-84 0,-76'), metal, { line: 3, edge: 3, fall: 'metal' })

export const monkey: Subject = (b, { metal, accent, main }) =>
  pair(
    b.solid(circle(76, -2, 24), M.wood, { line: 5, edge: 5, fall: 'round' }) +
      b.flat(circle(76, -2, 13), M.skin.base),
  ) +
  b.solid(mirrorHalf('0,-82 36,-78 68,-48 74,0 62,46 34,80 0,88'), M.wood, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  place(
    fan(7, -46, 46, () => blade(b, 20, 40, M.bronze)),
    0,
    -66,
  ) +
  b.solid(mirrorHalf('0,-20! 20,-42 48,-34 52,-4 40,18 52,44 34,72 0,78'), M.skin, {
    line: 3,
    edge: 4,
    fall: 'round',
  }) +
  pair(
    fierceEye(b, 27, -12, 14, accent) +
      b.stroke(open('10,-22 30,-34 50,-28'), M.wood.deep, 5) +
      b.flat(ellipse(7, 20, 4, 5), M.wood.dark),
  ) +
  b.flat(mirrorHalf('0,36 24,34 38,42 24,64 0,68'), '#4a0814') +
  b.flat(mirrorHalf('0,38 22,36 33,42 24,48 0,48'), '#fff') +
  b.flat(ellipse(0, 62, 15, 6), M.red.base) +
  b.stroke(open('-74,-30 -40,-52 0,-40 40,-52 74,-30'), metal.deep, 15) +
  b.stroke(open('-74,-30 -40,-52 0,-40 40,-52 74,-30'), metal.base, 9) +
  b.stroke(open('-74,-33 -40,-55 0,-43 40,-55'), metal.light, 2.4) +
  cabochon(b, 0, -40, 9, main, metal)
