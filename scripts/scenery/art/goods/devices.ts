import { tone } from '../colour.ts'
import { box, circle, closeLine, ellipse } from '../curve.ts'
import { M, place, type Kit, type Subject } from '../subjects/kit.ts'
import type { Brush } from '../brush.ts'

/** Draws a lit display with hills, a sun and a status bar. */
function screen(b: Brush, { main, second, accent }: Kit, path: string, w: number, h: number) {
  const [x, y] = [-w / 2, -h / 2]
  const sky = b.linear([
    [0, second.dark],
    [0.6, main.base],
    [1, accent.light],
  ])
  return b.inside(
    path,
    b.flat(box(x, y, w, h), sky) +
      b.flat(circle(w * 0.16, -h * 0.06, Math.min(w, h) * 0.2), accent.light, 0.95) +
      b.flat(
        `M${x} ${h * 0.2}Q${x + w * 0.3} ${-h * 0.08} ${x + w * 0.6} ${h * 0.24}T${-x} ${h * 0.12}V${-y}H${x}Z`,
        second.base,
        0.9,
      ) +
      b.flat(
        `M${x} ${h * 0.36}Q${x + w * 0.5} ${h * 0.12} ${-x} ${h * 0.34}V${-y}H${x}Z`,
        main.dark,
      ) +
      b.flat(`M${x} ${y}H${x + w * 0.62}L${x + w * 0.2} ${-y}H${x}Z`, '#fff', 0.14),
  )
}

export const phone: Subject = (b, kit) => {
  const back = b.solid(box(-46, -98, 92, 196, 18), kit.main, { edge: 5, gloss: true })
  const lenses = [
    [-24, -76],
    [-24, -48],
    [2, -62],
  ]
    .map(
      ([x = 0, y = 0]) =>
        b.solid(circle(x, y, 11), M.ink, { edge: 2, fall: 'round' }) +
        b.flat(circle(x, y, 6), kit.second.dark) +
        b.flat(circle(x - 2, y - 3, 2.4), '#fff', 0.9),
    )
    .join('')
  const glass = box(-42, -94, 84, 188, 14)
  return (
    place(
      back + b.solid(box(-40, -92, 58, 60, 16), kit.main, { edge: 3 }) + lenses,
      -44,
      4,
      0.94,
      -11,
    ) +
    place(
      b.solid(box(-48, -100, 96, 200, 20), M.ink, { edge: 5 }) +
        screen(b, kit, glass, 84, 188) +
        b.flat(box(-12, -88, 24, 7, 3.5), '#05060b') +
        b.flat(box(-24, -58, 48, 9, 4) + box(-15, -43, 30, 5, 2.5), '#fff', 0.9) +
        b.flat(box(-16, 86, 32, 3, 1.5), '#fff', 0.85),
      36,
      2,
      1,
      7,
    )
  )
}

export const tablet: Subject = (b, kit) => {
  const glass = box(-104, -72, 208, 144, 8)
  return (
    b.solid(box(-112, -80, 224, 160, 16), M.ink, { edge: 5 }) +
    screen(b, kit, glass, 208, 144) +
    [0, 1, 2, 3]
      .map((each) =>
        b.flat(
          box(-52 + each * 28, 44, 20, 20, 6),
          [kit.accent.light, kit.main.light, M.white.base, kit.second.light][each] as string,
          0.95,
        ),
      )
      .join('') +
    place(
      b.solid(box(-5, -96, 10, 176, 5), M.white, { edge: 2 }) +
        b.solid(closeLine('-5,80! 5,80! 0,98!'), M.ink, { edge: 1 }),
      124,
      8,
      0.9,
      12,
    )
  )
}

export const laptop: Subject = (b, kit) => {
  const glass = box(-92, -88, 184, 116, 5)
  return (
    b.solid(box(-100, -96, 200, 132, 10), M.ink, { edge: 4 }) +
    place(screen(b, kit, box(-92, -58, 184, 116, 5), 184, 116), 0, -30) +
    b.stroke(glass, '#fff', 1, 0.25) +
    b.solid('M-104 36H104L136 74Q136 82 126 82H-126Q-136 82 -136 74Z', M.silver, { edge: 4 }) +
    b.flat('M-92 42H92L106 60H-106Z', M.ink.base, 0.85) +
    b.stroke('M-90 48H90M-98 54H98', M.silver.base, 1, 0.5) +
    b.flat('M-28 64H28L32 78H-32Z', M.silver.dark, 0.5)
  )
}

export const watch: Subject = (b, kit) => {
  const face = box(-46, -54, 92, 108, 26)
  return (
    b.solid('M-32 -46L-26 -118H26L32 -46Z', kit.main, { edge: 4 }) +
    b.solid('M-32 46L-26 118H26L32 46Z', kit.main, { edge: 4 }) +
    [64, 80, 96].map((y) => b.flat(ellipse(0, y + 4, 5, 3.5), kit.main.deep)).join('') +
    b.solid(box(58, -16, 12, 28, 5), M.silver, { edge: 2 }) +
    b.solid(box(-56, -64, 112, 128, 34), M.silver, { edge: 5, fall: 'metal' }) +
    b.solid(face, M.ink, { edge: 2 }) +
    [
      [38, kit.accent.base, 0.78],
      [28, kit.main.light, 0.6],
      [18, kit.second.light, 0.42],
    ]
      .map(([r, colour, share]) => {
        const turn = (share as number) * 2 * Math.PI
        const [x, y] = [Math.sin(turn) * (r as number), -Math.cos(turn) * (r as number)]
        const large = (share as number) > 0.5 ? 1 : 0
        return (
          b.stroke(circle(0, 0, r as number), colour as string, 7, 0.22) +
          b.stroke(`M0 ${-(r as number)}A${r} ${r} 0 ${large} 1 ${x} ${y}`, colour as string, 7)
        )
      })
      .join('') +
    b.inside(face, b.flat('M-46-54H20L-30 54H-46Z', '#fff', 0.12))
  )
}

export const camera: Subject = (b, { main, second }) =>
  b.solid(box(-34, -84, 68, 34, 10), M.ink, { edge: 4 }) +
  b.solid(box(-98, -60, 24, 14, 5), M.silver, { edge: 2 }) +
  b.solid(box(-116, -52, 232, 132, 20), M.ink, { edge: 6 }) +
  b.flat(box(-116, -14, 232, 62), main.dark) +
  b.flat(box(-116, -14, 232, 4), M.silver.base, 0.5) +
  b.solid(circle(0, 18, 68), M.silver, { edge: 5, fall: 'metal' }) +
  b.solid(circle(0, 18, 56), M.ink, { edge: 4, fall: 'round' }) +
  b.solid(circle(0, 18, 38), second, { edge: 3, fall: 'round' }) +
  b.flat(circle(0, 18, 22), M.ink.deep) +
  b.flat(circle(0, 18, 12), main.base, 0.9) +
  b.flat(ellipse(-14, 2, 12, 8), '#fff', 0.85) +
  b.flat(circle(12, 32, 5), '#fff', 0.5) +
  b.solid(circle(88, -34, 10), main, { edge: 2, fall: 'round' }) +
  b.flat(box(-98, -36, 30, 12, 4), '#fff', 0.75)

export const powerBank: Subject = (b, { main, accent }) =>
  place(
    b.solid(box(-56, -100, 112, 200, 22), main, { edge: 6, gloss: true }) +
      b.flat(box(-40, -84, 80, 40, 10), M.ink.deep, 0.9) +
      b.flat(
        [0, 1, 2, 3].map((each) => box(-32 + each * 17, -72, 12, 16, 3)).join(''),
        tone(0.8, 0.19, 145).base,
      ) +
      b.flat(closeLine('10,-20! -24,38! -2,38! -12,86! 26,16! 4,16!'), '#fff', 0.95) +
      b.flat(box(-26, 92, 20, 6, 2) + box(6, 92, 20, 6, 2), M.ink.deep),
    -6,
    0,
    1,
    -9,
  ) +
  b.stroke('M62 96Q118 88 108 18T132 -60', M.ink.base, 9) +
  b.stroke('M62 96Q118 88 108 18T132 -60', accent.base, 4) +
  place(b.solid(box(-9, -22, 18, 30, 5), M.white, { edge: 2 }), 134, -74, 1, 14)

export const television: Subject = (b, kit) => {
  const glass = box(-130, -92, 260, 150, 4)
  return (
    b.solid('M-70 92L-54 62H-42L-50 92Z', M.ink, { edge: 2 }) +
    b.solid('M70 92L54 62H42L50 92Z', M.ink, { edge: 2 }) +
    b.solid(box(-137, -99, 274, 166, 8), M.ink, { edge: 4 }) +
    place(screen(b, kit, box(-130, -75, 260, 150, 4), 260, 150), 0, -17) +
    b.stroke(glass, '#fff', 1, 0.3) +
    b.flat(box(-12, 60, 24, 3, 1.5), kit.accent.light)
  )
}
