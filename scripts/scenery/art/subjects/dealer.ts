import { circle, closeLine, ellipse, mirrorHalf, open } from '../curve.ts'
import { M, cabochon, pair } from './kit.ts'
import type { Subject } from './kit.ts'

/** A croupier behind the table. `random` decides hair and dress. */
export const dealer: Subject = (b, { main, accent, metal }, random) => {
  const hair = random.pick([
    M.ink,
    M.wood,
    { ...M.wood, base: '#3b1d12', light: '#8a4b2a' },
    { ...M.bronze, base: '#a1532a' },
  ])
  const style = random.whole(0, 2)
  const lips = random.pick(['#d3244e', '#c2185b', '#e0453f'])
  const back =
    style === 0
      ? mirrorHalf('0,-98 34,-94 52,-66 52,-30 60,6 54,44 38,52! 0,40')
      : style === 1
        ? mirrorHalf('0,-98 32,-94 48,-70 46,-40 40,-22 0,-16')
        : mirrorHalf('0,-98 36,-94 54,-64 56,-26 50,-8 36,-2! 0,-10')
  return (
    (style === 1 ? b.solid(circle(0, -98, 20), hair, { line: 4, edge: 4, fall: 'round' }) : '') +
    b.solid(back, hair, { line: 4, edge: 5, fall: 'round' }) +
    b.solid(mirrorHalf('0,-14! 12,-14 13,14 30,26 68,34 88,58 96,104! 0,104'), M.skin, {
      line: 4,
      edge: 4,
    }) +
    b.flat(closeLine('-13,-12! 13,-12! 13,6 0,12 -13,4'), M.skin.dark, 0.75) +
    b.solid(mirrorHalf('0,66! 20,48 42,28! 70,35 88,58 96,104! 0,104'), main, {
      line: 4,
      edge: 5,
      fall: 'down',
    }) +
    b.solid(mirrorHalf('0,66! 20,48 42,28! 50,32 28,62 6,96! 0,104!'), accent, {
      line: 2,
      edge: 2,
    }) +
    b.stroke(open('-18,24 -10,38 0,43 10,38 18,24'), metal.base, 2.6) +
    cabochon(b, 0, 45, 4.5, accent, metal) +
    b.solid(mirrorHalf('0,-84 22,-82 35,-62 36,-40 28,-18 12,-4 0,0'), M.skin, {
      line: 3,
      edge: 3.5,
      fall: 'round',
    }) +
    pair(
      b.flat(ellipse(22, -24, 9, 6), '#f07a7a', 0.35) +
        b.flat(closeLine('7,-44! 16,-51 28,-47! 26,-40 16,-38'), '#fff') +
        b.flat(circle(18, -44.5, 5.2), hair.dark) +
        b.flat(circle(18, -44.5, 2.6), '#0a0508') +
        b.flat(circle(19.6, -46.4, 1.5), '#fff') +
        b.stroke(open('6,-44 16,-51.5 29,-48'), '#1a0b0b', 3) +
        b.stroke(open('27,-48 32,-52'), '#1a0b0b', 2) +
        b.stroke(open('6,-57 17,-62 30,-57'), hair.dark, 2.8),
    ) +
    b.stroke(open('-1,-40 3,-30 -1,-28'), M.skin.dark, 2) +
    b.flat(closeLine('-11,-17! -4,-20 0,-18.5 4,-20 11,-17! 5,-11 0,-10 -5,-11'), lips) +
    b.stroke(open('-10,-17 0,-15.6 10,-17'), '#7c0f2e', 1.4) +
    b.flat(ellipse(2, -13, 3, 1.1), '#fff', 0.6) +
    (style === 2
      ? b.solid(
          closeLine('-40,-34! -44,-70 -18,-92 16,-92 42,-68 40,-36! 30,-64 4,-74 -20,-62!'),
          hair,
          { line: 2.5, edge: 3 },
        )
      : b.solid(
          closeLine(
            '-40,-30! -46,-66 -20,-96 18,-94 44,-66 40,-30! 34,-58 12,-78! -8,-66 -28,-58!',
          ),
          hair,
          { line: 2.5, edge: 3 },
        )) +
    pair(
      b.solid(circle(38, -26, 4.5), metal, { line: 1.6, edge: 1, fall: 'round' }) +
        b.solid(closeLine('38,-22! 42,-12 38,-4! 34,-12'), accent, { line: 1.4, edge: 1 }),
    ) +
    b.flat(closeLine('-26,-78 -10,-88 4,-88 -14,-76'), '#fff', 0.28)
  )
}
