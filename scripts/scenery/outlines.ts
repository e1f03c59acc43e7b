import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line import/default -- its types come from opentype.d.ts, its CommonJS build has a default
import opentype from 'opentype.js'
import type { Command, Font } from 'opentype.js'

/** Fonts for lettering; the number is the weight that the package ships. */
export const FACES = {
  block: ['kanit', '900-normal'],
  dash: ['kanit', '900-italic'],
  tech: ['chakra-petch', '700-normal'],
  racing: ['chakra-petch', '700-italic'],
  serif: ['trirong', '900-normal'],
  grand: ['trirong', '800-italic'],
  round: ['mitr', '700-normal'],
  editorial: ['playfair-display', '900-normal'],
  poster: ['chonburi', '400-normal'],
  bubble: ['baloo-2', '800-normal'],
  airy: ['kodchasan', '600-normal'],
  narrow: ['anton', '400-normal'],
} as const
export type Face = keyof typeof FACES

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'thai'] as const
const require = createRequire(import.meta.url)
const fonts = new Map<string, Font | null>()

function load(face: Face, subset: string): Font | null {
  const [family, weight] = FACES[face]
  const key = `${family}-${subset}-${weight}`
  let font = fonts.get(key)
  if (font === undefined) {
    try {
      const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${key}.woff`))
      font = opentype.parse(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
      )
    } catch {
      font = null
    }
    fonts.set(key, font)
  }
  return font
}

/** Lists the letters of a text that a font lacks. */
export function findMissing(text: string, face: Face): string[] {
  const drawn = new Set(runs(text, face).flatMap((run) => [...run.text]))
  return [...new Set(text)].filter((letter) => !drawn.has(letter))
}

/**
 * Splits a text into runs that one font subset can draw; characters that none can draw are left
 * out.
 */
function runs(text: string, face: Face): Array<{ text: string; font: Font }> {
  const found: Array<{ text: string; font: Font }> = []
  for (const character of text) {
    let font: Font | null = null
    for (const subset of SUBSETS) {
      const candidate = load(face, subset)
      if (candidate && candidate.charToGlyphIndex(character) > 0) {
        font = candidate
        break
      }
    }
    if (!font) continue
    const last = found.at(-1)
    if (last && (last.font === font || character === ' ')) last.text += character
    else found.push({ text: character, font })
  }
  return found
}

export type Outline = { commands: Command[]; width: number }

/**
 * Shapes a run of text in one font; glyph by glyph if the library cannot apply the font's own
 * rules.
 */
function shape(text: string, font: Font, size: number): Outline {
  try {
    return {
      commands: font.getPath(text, 0, 0, size).commands,
      width: font.getAdvanceWidth(text, size),
    }
  } catch {
    let width = 0
    const commands: Command[] = []
    for (const character of text) {
      const glyph = font.charToGlyph(character)
      commands.push(...glyph.getPath(width, 0, size).commands)
      width += (glyph.advanceWidth * size) / font.unitsPerEm
    }
    return { commands, width }
  }
}

/** Returns one line of text as outlines on the baseline y = 0, from x = 0, at `size` px per em. */
export function outline(text: string, face: Face, size: number): Outline {
  let width = 0
  let data: Command[] = []
  for (const run of runs(text, face)) {
    const part = shape(run.text, run.font, size)
    const shift = width
    data = data.concat(part.commands.map((command) => moved(command, shift)))
    width += part.width
  }
  return { commands: data, width }
}

function moved(command: Command, dx: number): Command {
  switch (command.type) {
    case 'Z':
      return command
    case 'Q':
      return { ...command, x1: command.x1 + dx, x: command.x + dx }
    case 'C':
      return { ...command, x1: command.x1 + dx, x2: command.x2 + dx, x: command.x + dx }
    default:
      return { ...command, x: command.x + dx }
  }
}

/** A function that moves a point of an outline. */
export type Warp = (x: number, y: number) => [number, number]
const r = (value: number) => Math.round(value * 10) / 10

/** Writes the path data of outlines after `warp` has moved every point. */
export function pathData(commands: Command[], warp: Warp = (x, y) => [x, y]): string {
  const at = (x: number, y: number) => warp(x, y).map(r).join(' ')
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`
        default:
          return `${command.type}${at(command.x, command.y)}`
      }
    })
    .join('')
}
