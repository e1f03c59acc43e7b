import { type Face, outline, pathData, type Warp } from '../outlines.ts'
import type { Brush } from './brush.ts'
import type { Tone } from './colour.ts'

/**
 * Breaks a name into at most three lines of about equal length. Long names are cut with an
 * ellipsis.
 */
export function breakLines(name: string, most = 12): string[] {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 60)
  const words = clean.split(' ').flatMap((word) => word.match(/.{1,16}/gu) ?? [])
  if (words.length === 0) return []
  const total = words.join(' ').length
  const count = Math.min(words.length, total <= most ? 1 : total <= most * 2.4 ? 2 : 3)
  return split(words, count)
}

/** Splits words into `count` lines such that the longest is as short as possible. */
function split(words: string[], count: number): string[] {
  if (count <= 1) return [words.join(' ')]
  let best: string[] = []
  let shortest = Infinity
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), ...split(words.slice(cut), count - 1)]
    const longest = Math.max(...lines.map((line) => line.length))
    if (longest < shortest) [best, shortest] = [lines, longest]
  }
  return best
}

export const BENDS = ['flat', 'arch', 'bulge', 'rise', 'smile'] as const
export const FINISHES = ['gold', 'candy', 'neon', 'chrome', 'solid', 'ember'] as const
export type LetterStyle = {
  face: Face
  bend: (typeof BENDS)[number]
  finish: (typeof FINISHES)[number]
  /** The colour of the letters, and the colour around them. */
  fill: Tone
  edge: Tone
}

/** Area for the lettering: its centre, its width, and the height of all lines together. */
export type Room = { x: number; y: number; width: number; height: number }

/**
 * Draws a name as painted letters that stay inside the area; nothing for a name without letters.
 */
export function letter(brush: Brush, name: string, style: LetterStyle, room: Room): string {
  const lines = breakLines(name.toUpperCase())
    .map((text) => outline(text, style.face, 100))
    .filter((line) => line.width > 0 && line.commands.length > 0)
  if (lines.length === 0) return ''
  const tallest = room.height / (lines.length * 0.86 + 0.06)
  const inner = room.width * (style.bend === 'rise' ? 0.94 : 0.98)
  // A short word beside a long one is drawn larger, within limits, so that the title looks
  // composed.
  const widest = Math.max(...lines.map((line) => line.width))
  const sizes = lines.map((line) =>
    Math.min(tallest * 1.3, (inner / line.width) * 100, (inner / widest) * 135),
  )
  const shrink = Math.min(1, room.height / sizes.reduce((sum, size) => sum + size * 0.86, 0))
  let y = room.y - sizes.reduce((sum, size) => sum + size * shrink * 0.86, 0) / 2
  const data = lines
    .map((line, index) => {
      const size = (sizes[index] ?? 0) * shrink
      y += size * 0.86
      const baseline = y - size * 0.1
      const left = room.x - (line.width * size) / 200
      const scale = size / 100
      const warp: Warp = (px, py) =>
        bend(style.bend, px * scale + left, py * scale, baseline, room, index === 0)
      return pathData(line.commands, warp)
    })
    .join('')
  return finish(brush, data, style)
}

function bend(
  kind: LetterStyle['bend'],
  x: number,
  y: number,
  baseline: number,
  room: Room,
  isFirst: boolean,
): [number, number] {
  const u = (x - room.x) / (room.width / 2)
  switch (kind) {
    case 'arch':
      return [x, baseline + y + (u * u - 0.35) * room.height * 0.13]
    case 'smile':
      return [x, baseline + y - (u * u - 0.35) * room.height * 0.1]
    case 'bulge':
      return [x, baseline + y * (1.12 - 0.26 * u * u) + (isFirst ? 0 : -u * u * 3)]
    case 'rise':
      return [x, baseline + y - u * room.height * 0.1]
    default:
      return [x, baseline + y]
  }
}

function finish(brush: Brush, data: string, { finish: kind, fill, edge }: LetterStyle): string {
  const around = (colour: string, width: number, opacity = 1, dy = 0) =>
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}${dy === 0 ? '' : ` transform="translate(0 ${dy})"`}/>`
  const face = (paint: string) => `<path d="${data}" fill="${paint}"/>`
  // Each pass strokes every letter again, which takes most of a picture's drawing time, so there
  // are few.
  const shadow = around(edge.deep, 13, 1, 3)
  const band = (light: string, base: string, dark: string) =>
    brush.linear([
      [0, light],
      [0.42, base],
      [0.5, dark],
      [0.56, base],
      [0.8, light],
      [1, base],
    ])
  switch (kind) {
    case 'gold':
      return `${shadow}${around(edge.base, 8)}${around('#4a1d02', 3.5)}${face(band('#fffbd6', '#ffc93c', '#e8890f'))}`
    case 'candy':
      return `${shadow}${around('#fff', 8.5)}${around(fill.deep, 3, 1, 1)}${face(
        brush.linear([
          [0, '#fff'],
          [0.3, fill.light],
          [0.55, fill.base],
          [1, fill.dark],
        ]),
      )}`
    case 'neon':
      return `${around(edge.base, 15, 0.35)}${around(edge.base, 7.5)}${face(
        brush.linear([
          [0, '#fff'],
          [0.5, '#fff'],
          [1, edge.light],
        ]),
      )}`
    case 'chrome':
      return `${shadow}${around(edge.base, 7)}${around('#0a0d18', 3)}${face(
        brush.linear([
          [0, '#ffffff'],
          [0.44, '#d3e0f4'],
          [0.5, '#6f82a6'],
          [0.58, '#e6effd'],
          [1, '#9dabc8'],
        ]),
      )}`
    case 'ember':
      return `${shadow}${around('#3a0508', 7)}${around('#ff5a1f', 2.6)}${face(
        brush.linear([
          [0, '#fffbe0'],
          [0.45, '#ffd23e'],
          [0.8, '#ff8a1e'],
          [1, '#f0521c'],
        ]),
      )}`
    default:
      return `${shadow}${around(edge.dark, 8)}${face(
        brush.linear([
          [0, '#fff'],
          [0.5, '#fff'],
          [1, fill.light],
        ]),
      )}`
  }
}

/** Draws a small line of plain capitals, centred in the area and cut where the area ends. */
export function label(text: string, face: Face, room: Room, colour: string): string {
  const short = text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 26).toUpperCase()
  const spaced = outline(short, face, 100)
  if (spaced.commands.length === 0) return ''
  const size = Math.min(room.height, (room.width / spaced.width) * 100)
  const data = pathData(spaced.commands, (x, y) => [
    room.x + ((x - spaced.width / 2) * size) / 100,
    room.y + (y * size) / 100 + size * 0.35,
  ])
  return `<path d="${data}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="3" stroke-linejoin="round"/><path d="${data}" fill="${colour}"/>`
}
