import type { Tone } from './colour.ts'
import { ellipse } from './curve.ts'

/** Size of a picture, in its own units. */
export type Size = { width: number; height: number }
export type Stop = [offset: number, colour: string, opacity?: number]
export type Light = {
  /** Colours of the light from above left, and of the light from behind right. */
  key: string
  rim: string
}
type SolidOptions = {
  /** Width of the outline; 0 for none. */
  line?: number
  /** Width of the lit and the shaded edge. */
  edge?: number
  /** Whether to draw a lighter patch near the top, as on a polished surface. */
  gloss?: boolean
  /** Direction of the gradient over the shape. */
  fall?: 'slant' | 'down' | 'round' | 'metal'
}

/**
 * Paints shapes as lit bodies, and collects the SVG definitions that they need. Each picture has
 * its own brush.
 */
export class Brush {
  readonly light: Light
  private readonly definitions: string[] = []
  private readonly known = new Map<string, string>()

  /** Width of outlines, relative to the usual one: 1 looks like a cartoon, less like a painting. */
  private readonly weight: number

  constructor(light: Light, weight = 1) {
    this.light = light
    this.weight = weight
  }

  /** Returns `url(#…)` of a definition, which is written once; `write` gets its id. */
  private define(key: string, write: (id: string) => string): string {
    let id = this.known.get(key)
    if (id === undefined) {
      id = `d${this.known.size.toString(36)}`
      this.known.set(key, id)
      this.definitions.push(write(id))
    }
    return `url(#${id})`
  }

  /** Linear gradient over the shape's own box, from (x1, y1) to (x2, y2) in 0–1. */
  linear(stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const key = `l${x1},${y1},${x2},${y2}${stops.join(';')}`
    return this.define(
      key,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks(stops)}</linearGradient>`,
    )
  }

  /** Radial gradient over the shape's own box. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const key = `r${cx},${cy},${r}${stops.join(';')}`
    return this.define(
      key,
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${marks(stops)}</radialGradient>`,
    )
  }

  clip(path: string): string {
    return this.define(
      `c${path}`,
      (id) => `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath>`,
    )
  }

  /** Draws `content`, clipped at the edge of `path`. */
  inside(path: string, content: string): string {
    return `<g clip-path="${this.clip(path)}">${content}</g>`
  }

  /** Draws a body: outline, gradient, lit edge, shaded edge and the light from behind. */
  solid(path: string, tone: Tone, options: SolidOptions = {}): string {
    const { line: heavy = 4, edge = 4, gloss = false, fall = 'slant' } = options
    const line = Math.round(heavy * this.weight * 10) / 10
    const outline =
      line > 0
        ? `<path d="${path}" fill="${tone.deep}" stroke="${tone.deep}" stroke-width="${line * 2}" stroke-linejoin="round"/>`
        : ''
    const around = `M-900-900H900V900H-900Z${path}`
    const fillings = {
      slant: () =>
        this.linear(
          [
            [0, tone.light],
            [0.4, tone.base],
            [1, tone.dark],
          ],
          0.2,
          0,
          0.8,
          1,
        ),
      down: () =>
        this.linear([
          [0, tone.light],
          [0.45, tone.base],
          [1, tone.dark],
        ]),
      round: () =>
        this.radial(
          [
            [0, tone.light],
            [0.45, tone.base],
            [1, tone.dark],
          ],
          0.36,
          0.28,
          0.85,
        ),
      metal: () =>
        this.linear(
          [
            [0, tone.light],
            [0.28, tone.base],
            [0.48, tone.dark],
            [0.56, tone.light],
            [0.75, tone.base],
            [1, tone.dark],
          ],
          0.1,
          0,
          0.9,
          1,
        ),
    }
    // One stroke lights the near edge and shades the far one; large bodies also get a broad shadow.
    // More strokes look little better, but take most of the drawing time.
    const bevel = this.linear(
      [
        [0, tone.light, 0.95],
        [0.36, tone.light, 0.15],
        [0.5, tone.deep, 0],
        [0.7, tone.deep, 0.4],
        [0.82, this.light.rim, 0.75],
        [1, this.light.rim, 0.85],
      ],
      0.12,
      0,
      0.88,
      1,
    )
    const edged = (width: number) =>
      edge > 0
        ? ` stroke="${bevel}" stroke-width="${Math.round(width * 10) / 10}" stroke-linejoin="round"`
        : ''
    const filling = `d="${path}" fill="${fillings[fall]()}"`
    // Clip paths take the renderer longest, so a small body's light may touch its outline.
    if (edge < 5 && !gloss) return `${outline}<path ${filling}${edged(edge * 0.6)}/>`
    const shade =
      edge >= 5
        ? `<path d="${around}" fill-rule="evenodd" fill="${tone.deep}" fill-opacity=".4" transform="translate(${-edge * 1.2} ${-edge * 1.7})"/>`
        : ''
    const shine = gloss
      ? `<path d="${path}" fill="${this.linear([
          [0, '#fff', 0.65],
          [0.42, '#fff', 0.08],
          [0.43, '#fff', 0],
        ])}"/>`
      : ''
    return `${outline}<g clip-path="${this.clip(path)}"><path ${filling}/>${shine}${shade}<path d="${path}" fill="none"${edged(edge * 1.1)}/></g>`
  }

  /** Draws a flat mark on a body: a stripe, a pupil, a letter. */
  flat(path: string, fill: string, opacity = 1): string {
    return `<path d="${path}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
  }

  /** Draws a line as if by hand, with ends that thin out. */
  stroke(path: string, colour: string, width: number, opacity = 1): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  }

  /** Soft light that fades to nothing at its edge. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string {
    const fill = this.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.45],
      [1, colour, 0],
    ])
    return `<path d="${ellipse(x, y, rx, ry)}" fill="${fill}"/>`
  }

  /** A glint with four points, for metal and gems. */
  glint(x: number, y: number, r: number, colour = '#fff'): string {
    const t = r * 0.12
    const path = `M${n(x)} ${n(y - r)}Q${n(x + t)} ${n(y - t)} ${n(x + r)} ${n(y)}Q${n(x + t)} ${n(y + t)} ${n(x)} ${n(y + r)}Q${n(x - t)} ${n(y + t)} ${n(x - r)} ${n(y)}Q${n(x - t)} ${n(y - t)} ${n(x)} ${n(y - r)}Z`
    return `${this.glow(x, y, r * 0.6, r * 0.6, colour, 0.7)}<path d="${path}" fill="${colour}"/>`
  }

  /** Writes the whole SVG document. Its ids are local; it refers to nothing outside itself. */
  document(width: number, height: number, content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.definitions.join('')}</defs>${content}</svg>`
  }
}

const n = (value: number) => Math.round(value * 10) / 10

const marks = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n(offset * 100) / 100}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
    )
    .join('')

/** Moves, rotates and scales content that is drawn around (0, 0). */
export function place(
  content: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  flip = false,
): string {
  const spin = turn === 0 ? '' : ` rotate(${n(turn)})`
  const size =
    scale === 1 && !flip
      ? ''
      : ` scale(${flip ? -Math.round(scale * 1000) / 1000 : Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`
  return `<g transform="translate(${n(x)} ${n(y)})${spin}${size}">${content}</g>`
}

/** Draws content on the right half, and its mirror image on the left. */
export const pair = (content: string) => `${content}<g transform="scale(-1 1)">${content}</g>`
