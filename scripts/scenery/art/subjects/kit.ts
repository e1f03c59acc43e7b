import type { Brush } from '../brush.ts'
import { MATERIALS } from '../colour.ts'
import type { Tone } from '../colour.ts'
import { box, circle, closeLine, ellipse, open } from '../curve.ts'
import type { Random } from '../../random.ts'

/** The materials that one picture is painted with. */
export type Kit = { main: Tone; second: Tone; accent: Tone; metal: Tone }

/** Draws a thing around (0, 0), about 200 by 200. */
export type Subject = (brush: Brush, kit: Kit, random: Random) => string

export const M = MATERIALS

/** A slanted hunter's eye on the right half of a face. */
function fierceEye(b: Brush, x: number, y: number, size: number, iris: Tone): string {
  const shape = closeLine(
    `${x - size},${y + size * 0.5}! ${x - size * 0.3},${y - size * 0.2} ${x + size},${y - size * 0.7}! ${x + size * 0.5},${y + size * 0.45} ${x - size * 0.2},${y + size * 0.6}`,
  )
  return (
    b.flat(shape, M.ink.deep) +
    b.stroke(shape, M.ink.deep, size * 0.35) +
    b.inside(
      shape,
      b.flat(circle(x, y, size), '#fffbe6') +
        b.flat(circle(x + size * 0.08, y, size * 0.5), iris.base) +
        b.flat(circle(x + size * 0.08, y - size * 0.1, size * 0.36), iris.light) +
        b.flat(ellipse(x + size * 0.08, y, size * 0.16, size * 0.42), '#0a0508'),
    ) +
    b.flat(circle(x + size * 0.2, y - size * 0.22, size * 0.13), '#fff')
  )
}

/** A round and friendly eye, with a point of light in it. */
function softEye(b: Brush, x: number, y: number, size: number, iris: Tone): string {
  return (
    b.flat(circle(x, y, size * 1.12), M.ink.deep) +
    b.flat(circle(x, y, size), '#fff') +
    b.flat(circle(x, y + size * 0.08, size * 0.8), iris.dark) +
    b.flat(ellipse(x, y + size * 0.35, size * 0.55, size * 0.4), iris.light) +
    b.flat(circle(x, y + size * 0.08, size * 0.42), '#0a0508') +
    b.flat(circle(x + size * 0.3, y - size * 0.34, size * 0.3), '#fff') +
    b.flat(circle(x - size * 0.3, y + size * 0.36, size * 0.14), '#fff', 0.9)
  )
}

/** A tooth or claw hanging from (x, y). */
function fang(b: Brush, x: number, y: number, width: number, length: number, lean = 0): string {
  return b.solid(
    closeLine(
      `${x - width / 2},${y}! ${x + width / 2},${y}! ${x + width * 0.3 + lean * 0.5},${y + length * 0.6} ${x + lean},${y + length}! ${x - width * 0.4 + lean * 0.5},${y + length * 0.55}`,
    ),
    M.ivory,
    { line: 1.6, edge: 1.2 },
  )
}

/** A long leaf or feather standing on (0, 0). */
function blade(b: Brush, width: number, length: number, tone: Tone, line = 3): string {
  const shape = closeLine(
    `0,4 ${width * 0.36},${-length * 0.3} ${width * 0.5},${-length * 0.62} ${width * 0.2},${-length * 0.9} 0,${-length}! ${-width * 0.25},${-length * 0.85} ${-width * 0.5},${-length * 0.55} ${-width * 0.34},${-length * 0.25}`,
  )
  return (
    b.solid(shape, tone, { line, edge: Math.min(2.6, width * 0.1) }) +
    b.stroke(
      open(`0,-4 ${width * 0.05},${-length * 0.4} 0,${-length * 0.82}`),
      tone.deep,
      1.6,
      0.55,
    )
  )
}

/** A gem in a setting of metal. */
export function cabochon(
  b: Brush,
  x: number,
  y: number,
  r: number,
  tone: Tone,
  metal: Tone,
): string {
  return (
    b.solid(circle(x, y, r * 1.3), metal, { line: 2, edge: 1.5, fall: 'metal' }) +
    b.solid(circle(x, y, r), tone, { line: 1.2, edge: r * 0.16, fall: 'round' }) +
    b.flat(ellipse(x - r * 0.3, y - r * 0.4, r * 0.36, r * 0.22), '#fff', 0.85)
  )
}

/** A stack of chips seen from a little above. */
export function stack(b: Brush, tone: Tone, height: number): string {
  return Array.from({ length: height }, (_, index) => {
    const y = -index * 9
    return (
      b.solid(
        closeLine(`-30,${y} -28,${y + 8} 0,${y + 16} 28,${y + 8} 30,${y} 0,${y - 10}`),
        tone,
        {
          line: 2.5,
          edge: 0,
          fall: 'down',
        },
      ) +
      [-20, -4, 13]
        .map((x) => b.flat(box(x, y + 7 + (x === -4 ? 4 : 1), 8, 5, 1), '#fff', 0.9))
        .join('') +
      (index === height - 1
        ? b.solid(ellipse(0, y, 30, 11), tone, { line: 2, edge: 2 }) +
          b.stroke(ellipse(0, y, 20, 7), '#fff', 2, 0.85)
        : '')
    )
  }).join('')
}

/** A device's lit screen: a picture of hills and a sun, and a slanted reflection of light. */
function screen(
  b: Brush,
  w: number,
  h: number,
  r: number,
  main: Tone,
  second: Tone,
  accent: Tone,
): string {
  const [x, y] = [-w / 2, -h / 2]
  const sky = b.linear([
    [0, second.dark],
    [0.6, main.base],
    [1, accent.light],
  ])
  return b.inside(
    box(x, y, w, h, r),
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

/** The motifs that files in `drawings/` use, by name. */
export const MOTIFS = { fierceEye, softEye, fang, blade, cabochon, stack, screen } as Partial<
  Record<string, (b: Brush, ...measures: (number | Tone)[]) => string>
>
