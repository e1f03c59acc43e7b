import { box, circle, closed, ellipse, mirrored, open, polygon, ring, star } from '../curve.ts'
import { outline, pathData } from '../lettering.ts'
import type { Brush } from '../brush.ts'
import type { Tone } from '../colour.ts'
import { M, cabochon, pair, place } from './kit.ts'
import type { Subject } from './kit.ts'

export function digits(text: string, size: number): string {
  const line = outline(text, 'block', size)
  return pathData(line.commands, (x, y) => [x - line.width / 2, y + size * 0.33])
}

/** A numbered ball. */
export function ball(b: Brush, tone: Tone, number: number, r = 40): string {
  return (
    b.solid(circle(0, 0, r), tone, { line: 3.5, edge: r * 0.1, fall: 'round' }) +
    b.flat(circle(0, 0, r * 0.58), '#fff') +
    b.flat(digits(String(number), r * 0.78), '#161a2b') +
    b.flat(ellipse(-r * 0.36, -r * 0.55, r * 0.34, r * 0.2), '#fff', 0.75)
  )
}

export const football: Subject = (b) => {
  const spot = ring(5, 50)
  return (
    b.solid(circle(0, 0, 92), M.white, { line: 5, edge: 9, fall: 'round' }) +
    b.inside(
      circle(0, 0, 92),
      b.flat(star(0, 0, 32, 26, 5, 90).replace(/^/, ''), '#171b2c') +
        ring(5, 92, 0)
          .map((s) =>
            place(
              b.flat(
                polygon([
                  [-30, -16],
                  [30, -16],
                  [20, 20],
                  [0, 34],
                  [-20, 20],
                ]),
                '#171b2c',
              ),
              s.x,
              s.y,
              1,
              s.angle,
            ),
          )
          .join('') +
        spot
          .map((s) =>
            b.stroke(`M${s.x * 0.56} ${s.y * 0.56}L${s.x * 1.3} ${s.y * 1.3}`, '#171b2c', 4),
          )
          .join('') +
        b.flat(ellipse(26, 40, 80, 66), '#0b1030', 0.16),
    ) +
    b.flat(ellipse(-34, -48, 30, 17), '#fff', 0.8)
  )
}

export const basketball: Subject = (b) =>
  b.solid(circle(0, 0, 92), M.orange, { line: 5, edge: 9, fall: 'round' }) +
  b.inside(
    circle(0, 0, 92),
    b.stroke(
      'M-96 10C-40-10 40-30 96-14M-10-96C10-40 16 40 4 96M-70-70C-16-30-20 50-66 78M64-74C30-30 36 40 76 66',
      '#33120a',
      5,
    ),
  ) +
  b.flat(ellipse(-36, -50, 30, 17), '#fff', 0.55)

export const tennis: Subject = (b, { main, metal }) =>
  place(
    b.solid(box(-9, 34, 18, 76, 6), M.ink, { line: 4, edge: 3 }) +
      b.solid(mirrored('0,36! 10,40 30,8! 22,6 0,20!'), main, { line: 4, edge: 3 }) +
      b.stroke(ellipse(0, -38, 50, 62), main.deep, 18) +
      b.stroke(ellipse(0, -38, 50, 62), main.base, 10) +
      b.stroke(ellipse(-2, -40, 50, 62), main.light, 2.5) +
      b.inside(
        ellipse(0, -38, 45, 57),
        b.stroke(
          [-36, -24, -12, 0, 12, 24, 36].map((x) => `M${x}-100V30`).join('') +
            [-84, -70, -56, -42, -28, -14, 0].map((y) => `M-60 ${y}H60`).join(''),
          '#fff',
          1.6,
          0.75,
        ),
      ),
    -12,
    0,
    1,
    -30,
  ) +
  place(
    b.solid(
      circle(0, 0, 38),
      { light: '#f6ff9e', base: '#c8ea2c', dark: '#7da010', deep: '#232c02' },
      { line: 4, edge: 5, fall: 'round' },
    ) + b.stroke('M-34-14C-10-8-8 18-22 32M34 12C10 8 6-18 20-32', '#fff', 4),
    48,
    48,
  ) +
  b.glint(34, 34, 14, metal.light)

export const glove: Subject = (b, { main, metal }) =>
  b.solid(box(-44, 48, 84, 50, 12), M.white, { line: 5, edge: 5, fall: 'down' }) +
  b.solid(
    closed('-62,26 -70,-22 -60,-66 -24,-88 26,-84 60,-60 66,-14 52,30 44,54! -46,54! -54,42'),
    main,
    { line: 6, edge: 8, fall: 'round' },
  ) +
  b.solid(closed('38,-28 62,-44 84,-30 86,0 64,30 36,34 22,14 24,-10'), main, {
    line: 5,
    edge: 6,
    fall: 'round',
  }) +
  b.flat(closed('-46,-48 -22,-70 14,-72 -10,-58 -34,-26'), '#fff', 0.5) +
  b.flat(box(-44, 66, 84, 8), main.base) +
  b.flat(star(-4, 84, 8, 4, 5), metal.base)

export const trophy: Subject = (b, { metal, main, accent }) =>
  pair(
    b.stroke(open('48,-66 92,-68 88,-22 40,6'), metal.deep, 18) +
      b.stroke(open('48,-66 92,-68 88,-22 40,6'), metal.base, 10) +
      b.stroke(open('50,-68 92,-70 86,-24'), metal.light, 2.5),
  ) +
  b.solid(mirrored('0,68 46,68 52,96! 0,100'), main, { line: 5, edge: 5, fall: 'down' }) +
  b.solid(mirrored('0,20 8,24 10,44 34,68! 0,72'), metal, { line: 5, edge: 4, fall: 'metal' }) +
  b.solid(mirrored('0,-84 58,-84! 60,-40 48,0 24,24 0,30'), metal, {
    line: 6,
    edge: 8,
    fall: 'metal',
  }) +
  b.solid(ellipse(0, -84, 58, 13), metal, { line: 4, edge: 3, fall: 'down' }) +
  b.flat(ellipse(0, -83, 48, 8), metal.dark) +
  b.solid(star(0, -32, 28, 12, 5), accent, { line: 3, edge: 3 }) +
  b.flat(closed('-44,-64 -36,-68 -34,-26 -24,4 -38,-14'), '#fff', 0.7) +
  b.glint(38, -56, 26)

export const gamepad: Subject = (b, { main, accent, second }) =>
  b.solid(mirrored('0,-44 36,-46 70,-52 92,-30 104,22 98,58 76,66 52,36 26,24 0,24'), M.ink, {
    line: 6,
    edge: 7,
    fall: 'round',
  }) +
  b.solid(mirrored('0,-36 32,-38 44,-20 30,14 0,16'), main, { line: 2, edge: 3 }) +
  pair(b.solid(closed('54,-50! 60,-66 84,-60 88,-42!'), second, { line: 4, edge: 3 })) +
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
      b.solid(
        polygon([
          [-9, -10],
          [-9, -98],
          [0, -116],
          [9, -98],
          [9, -10],
        ]),
        M.silver,
        { line: 4, edge: 3, fall: 'slant' },
      ) +
        b.flat(
          polygon([
            [0, -10],
            [0, -112],
            [7, -98],
            [7, -10],
          ]),
          '#4a5878',
          0.45,
        ) +
        b.solid(closed('-30,-14! 0,-8 30,-14! 28,2 0,4 -28,2'), metal, {
          line: 4,
          edge: 3,
          fall: 'metal',
        }) +
        b.solid(box(-6, 2, 12, 34, 4), M.wood, { line: 3.5, edge: 2 }) +
        b.solid(circle(0, 42, 9), metal, { line: 3.5, edge: 2, fall: 'round' }),
      0,
      14,
      1.1,
      turn,
    )
  return (
    sword(-44) +
    sword(44) +
    b.solid(mirrored('0,-70 36,-62 72,-66! 72,-10 52,50 0,98!'), metal, {
      line: 6,
      edge: 6,
      fall: 'metal',
    }) +
    b.solid(mirrored('0,-56 32,-50 58,-52! 58,-8 42,40 0,80!'), main, {
      line: 3,
      edge: 6,
      fall: 'down',
    }) +
    b.flat('M0-56V80C38 52 58 10 58-52C40-46 20-50 0-56Z', second.dark, 0.4) +
    b.solid(
      closed('0,-38! 14,-8 40,-12! 22,10 30,40! 0,24 -30,40! -22,10 -40,-12! -14,-8'),
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
  b.solid(mirrored('0,-44 26,-42 42,-18 38,8 24,18 22,36! 0,38'), M.white, {
    line: 4,
    edge: 5,
    fall: 'round',
  }) +
  pair(
    b.flat(closed('8,-8 20,-16 32,-8 28,6 14,6'), '#14060a') +
      b.flat(circle(20, -4, 4), accent.light),
  ) +
  b.flat(closed('0,6! 6,18! -6,18!'), '#14060a') +
  b.stroke('M-12 26V38M-4 26V38M4 26V38M12 26V38', '#14060a', 3)

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
    b.solid(mirrored('0,52 44,52 66,98! 0,100'), main, { line: 5, edge: 5, fall: 'down' }) +
    b.solid(box(-70, 84, 140, 18, 6), metal, { line: 4, edge: 3, fall: 'metal' }) +
    b.flat(circle(0, -12, 80), '#d8ecff', 0.25) +
    inside +
    b.stroke(circle(0, -12, 80), metal.deep, 13) +
    b.stroke(circle(0, -12, 80), metal.base, 8) +
    b.stroke(circle(-1, -14, 81), metal.light, 2) +
    b.flat(closed('-60,-40 -34,-72 0,-82 -26,-62 -46,-30 -52,4'), '#fff', 0.6) +
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
