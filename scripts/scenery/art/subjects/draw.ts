import type { Brush } from '../brush.ts'
import type { Tone } from '../colour.ts'
import { box, circle, closeLine, ellipse, mirrorHalf, star } from '../curve.ts'
import { outline, pathData } from '../../outlines.ts'
import { M, place } from './kit.ts'
import type { Subject } from './kit.ts'

export function digits(text: string, size: number): string {
  const line = outline(text, 'block', size)
  return pathData(line.commands, (x, y) => [x - line.width / 2, y + size * 0.33])
}

/** A ball with a number, as lotteries draw them. */
export function ball(b: Brush, tone: Tone, number: number, r = 40): string {
  return (
    b.solid(circle(0, 0, r), tone, { line: 3.5, edge: r * 0.1, fall: 'round' }) +
    b.flat(circle(0, 0, r * 0.58), '#fff') +
    b.flat(digits(String(number), r * 0.78), '#161a2b') +
    b.flat(ellipse(-r * 0.36, -r * 0.55, r * 0.34, r * 0.2), '#fff', 0.75)
  )
}

export const lottoBalls: Subject = (b, { main, second, accent, metal }, random) => {
  const tones = [main, second, accent, metal, M.red, M.blue]
  const spots: Array<[number, number, number]> = [
    [-62, 40, 0.92],
    [62, 44, 0.92],
    [-34, -44, 0.8],
    [46, -40, 0.86],
    [4, -84, 0.6],
    [0, 22, 1.25],
  ]
  return spots
    .map(([x, y, s], index) =>
      place(
        ball(b, tones[index % tones.length] ?? main, random.whole(1, 49)),
        x,
        y,
        s,
        random.between(-16, 16),
      ),
    )
    .join('')
}

export const drum: Subject = (b, { main, second, accent, metal }, random) => {
  const tones = [main, second, accent, M.red, M.blue, M.green, M.orange]
  const inside = Array.from({ length: 22 }, (_, index) => {
    const angle = index * 2.4
    const r = Math.sqrt(index / 22) * 56
    return place(
      ball(b, tones[index % tones.length] ?? main, random.whole(1, 49), 16),
      Math.cos(angle) * r,
      Math.sin(angle) * r - 18 + 8,
      1,
      random.between(-30, 30),
    )
  }).join('')
  return (
    b.solid(mirrorHalf('0,52 44,52 66,98! 0,100'), main, { line: 5, edge: 5, fall: 'down' }) +
    b.solid(box(-70, 84, 140, 18, 6), metal, { line: 4, edge: 3, fall: 'metal' }) +
    b.flat(circle(0, -12, 80), '#d8ecff', 0.25) +
    inside +
    b.stroke(circle(0, -12, 80), metal.deep, 13) +
    b.stroke(circle(0, -12, 80), metal.base, 8) +
    b.stroke(circle(-1, -14, 81), metal.light, 2) +
    b.flat(closeLine('-60,-40 -34,-72 0,-82 -26,-62 -46,-30 -52,4'), '#fff', 0.6) +
    place(ball(b, M.gold, random.whole(1, 9), 22), 0, 76)
  )
}

export const tickets: Subject = (b, { main, second, accent, metal }, random) => {
  const sheet = (tone: Tone) =>
    b.solid('M-86-44H86V-12a12 12 0 0 0 0 24V44H-86V12a12 12 0 0 0 0-24Z', tone, {
      line: 5,
      edge: 5,
      fall: 'slant',
    }) +
    b.flat(box(-70, -30, 96, 60, 5), '#fff', 0.92) +
    b.stroke('M42-40V40', '#fff', 3, 0.8).replace('/>', ' stroke-dasharray="2 8"/>') +
    b.flat(star(64, 0, 17, 7, 5), metal.light)
  return (
    place(sheet(second), 8, -44, 1, 16) +
    place(sheet(accent), -4, -10, 1.04, 2) +
    place(
      sheet(main) +
        b
          .flat(digits(String(random.whole(100000, 999999)), 25), '#1c2136')
          .replace('<path', '<path transform="translate(-22 10)"') +
        b.flat(box(-60, -22, 76, 6, 3), main.base),
      0,
      36,
      1.12,
      -12,
    )
  )
}

export const bingo: Subject = (b, { main, second, accent, metal }, random) => {
  const heads = ['B', 'I', 'N', 'G', 'O']
  const cells = Array.from({ length: 25 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const [x, y] = [-64 + column * 32, -30 + row * 25]
    const isHit = index === 12 || random.chance(0.3)
    return (
      b.flat(box(x - 14, y - 11, 28, 22, 4), isHit ? accent.light : '#fff') +
      (index === 12
        ? b.flat(star(x, y, 11, 5, 5), '#d3182f')
        : place(b.flat(digits(String(column * 15 + random.whole(1, 15)), 17), '#1c2136'), x, y)) +
      (isHit && index !== 12 ? b.flat(circle(x, y, 11), second.base, 0.55) : '')
    )
  }).join('')
  return (
    place(
      b.solid(box(-88, -82, 176, 170, 12), main, { line: 6, edge: 6, fall: 'down' }) +
        b.flat(box(-82, -46, 164, 130, 6), main.deep, 0.55) +
        cells +
        heads
          .map((head, index) => place(b.flat(digits(head, 36), '#fff'), -64 + index * 32, -64))
          .join(''),
      -4,
      6,
      0.98,
      -6,
    ) +
    place(ball(b, second, random.whole(1, 75)), 72, 74, 0.9, 10) +
    place(ball(b, metal, random.whole(1, 75)), -80, -84, 0.62, -12)
  )
}
