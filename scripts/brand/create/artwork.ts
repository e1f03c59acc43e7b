import { createHash } from 'node:crypto'
import type { ChoiceValue } from '#core/brand/choices.ts'
import { LOOKS } from '#core/brand/looks.ts'
import type { Mode } from '#core/brand/schema.ts'
import { type FACES, findMissing, outline, pathData } from '#scripts/scenery/outlines.ts'
import { type Answers, titleOf } from './answers.ts'

/** Colours by token, as `#rrggbb`, as the theme computes them for one mode. */
type Colors = Readonly<Record<string, string>>

const LETTERING: Record<ChoiceValue<'displayFace'>, keyof typeof FACES> = {
  kanit: 'block',
  'chakra-petch': 'tech',
  trirong: 'serif',
  mitr: 'round',
  'playfair-display': 'editorial',
  chonburi: 'poster',
  'baloo-2': 'bubble',
  kodchasan: 'airy',
  anton: 'narrow',
}

/**
 * Shapes of a mark's background in a square of 512; each leaves space for a letter in the middle.
 */
const PLATES = [
  'M256 24 472 148V364L256 488 40 364V148Z',
  'M256 20C350 20 420 52 470 70V250C470 372 392 452 256 494 120 452 42 372 42 250V70C92 52 162 20 256 20Z',
  'M256 16 496 256 256 496 16 256Z',
  'M256 24A232 232 0 1 1 255.9 24Z',
  'M150 36H362A114 114 0 0 1 476 150V362A114 114 0 0 1 362 476H150A114 114 0 0 1 36 362V150A114 114 0 0 1 150 36Z',
  'M256 14 326 92 430 82 420 186 498 256 420 326 430 430 326 420 256 498 186 420 82 430 92 326 14 256 92 186 82 82 186 92Z',
] as const

/**
 * Chooses the text of the artwork: the brand's name, or its id if the display font lacks letters of
 * the name.
 */
export function findLettering(
  id: string,
  { name, ...answers }: Pick<Answers, 'name' | 'look' | 'choices'>,
): { text: string; missing: string[] } {
  const missing = findMissing(name, LETTERING[faceOf(answers)])
  return { text: missing.length === 0 ? name : titleOf(id), missing }
}

interface Drawing {
  width: number
  body: string
}

/** Draws a brand's own mark for one mode: its first letter on a shape chosen by its id. */
export function drawMark(id: string, answers: Answers, colors: Colors): string {
  return svg(512, 512, markBody(id, answers, colors, 'm'))
}

/** Draws mark and name on one line, the name as outlines so that no font is needed. */
export function drawWordmark(id: string, answers: Answers, colors: Colors): string {
  const { body, width } = lettering(answers, findLettering(id, answers).text, 150, colors['text']!)
  const mark = `<g transform="scale(.390625)">${markBody(id, answers, colors, 'w')}</g>`
  const name = `<g transform="translate(236 152)">${body}</g>`
  return svg(Math.ceil(width) + 244, 200, mark + name)
}

/** Draws the first picture of the home page, without words: light, coins and the mark's shape. */
export function drawBanner(id: string, answers: Answers, colors: Colors, mode: Mode): string {
  const random = createRandom(`${id} banner`)
  const between = (low: number, high: number) => low + random() * (high - low)
  const { primary, accent, sunken, raised } = colors as Record<string, string>
  const plate = PLATES[plateOf(id)]!
  const rays = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2 + between(-0.08, 0.08)
    const spread = between(0.05, 0.13)
    const at = (turn: number) =>
      `${point(1080 + Math.cos(turn) * 1500)} ${point(350 + Math.sin(turn) * 1500)}`
    return `<path d="M1080 350L${at(angle - spread)}L${at(angle + spread)}Z"/>`
  })
  const rings = [250, 330, 430, 560].map(
    (radius, index) =>
      `<circle cx="1080" cy="350" r="${radius}" stroke-width="${3 - index * 0.5}" stroke-opacity="${0.5 - index * 0.1}"/>`,
  )
  const coins = Array.from({ length: 26 }, () => {
    const size = between(10, 44)
    const x = between(40, 1560)
    const y = between(30, 670)
    const near = Math.hypot(x - 1080, y - 350) < 270
    if (near) return ''
    const tone = random() < 0.6 ? 'url(#p)' : 'url(#a)'
    const tilt = Math.round(between(-70, 70))
    return `<g transform="translate(${point(x)} ${point(y)}) rotate(${tilt}) scale(1 ${point(between(0.45, 0.95))})" opacity="${point(between(0.35, 1))}"><circle r="${point(size)}" fill="${tone}"/><circle r="${point(size * 0.7)}" fill="none" stroke="${colors['surface']}" stroke-opacity=".45" stroke-width="${point(size * 0.1)}"/></g>`
  })
  const pattern = Array.from({ length: 5 }, (_, index) => {
    const scale = 0.9 - index * 0.13
    return `<path d="${plate}" transform="translate(${point(150 - 256 * scale + index * 150)} ${point(350 - 256 * scale)}) scale(${point(scale)})" stroke-opacity="${point(0.3 - index * 0.05)}"/>`
  })
  const body = `<defs>
<linearGradient id="g" x2="1" y2="1"><stop stop-color="${sunken}"/><stop offset=".55" stop-color="${mode === 'dark' ? raised : colors['primary-soft']}"/><stop offset="1" stop-color="${sunken}"/></linearGradient>
<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="1080" cy="350" r="620"><stop stop-color="${primary}" stop-opacity=".75"/><stop offset=".45" stop-color="${accent}" stop-opacity=".3"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<linearGradient id="p" x2="0" y2="1"><stop stop-color="${colors['primary-hover']}"/><stop offset="1" stop-color="${primary}"/></linearGradient>
<linearGradient id="a" x2="0" y2="1"><stop stop-color="${colors['accent-text']}"/><stop offset="1" stop-color="${accent}"/></linearGradient>
</defs>
<path fill="url(#g)" d="M0 0H1600V700H0Z"/>
<path fill="url(#l)" d="M0 0H1600V700H0Z"/>
<g fill="${primary}" fill-opacity=".07">${rays.join('')}</g>
<g fill="none" stroke="${accent}" stroke-width="5">${pattern.join('')}</g>
<g fill="none" stroke="${primary}">${rings.join('')}</g>
${coins.join('')}
<ellipse cx="1080" cy="600" rx="210" ry="22" fill="#000" fill-opacity=".3"/>
<g transform="translate(850 120) scale(.9)">${markBody(id, answers, colors, 'b')}</g>`
  return svg(1600, 700, body)
}

function markBody(id: string, answers: Answers, colors: Colors, scope: string): string {
  const plate = PLATES[plateOf(id)]!
  const initial = [...findLettering(id, answers).text][0]!.toUpperCase()
  const { body, width } = lettering(answers, initial, 280, colors['on-primary']!)
  const letter = `<g transform="translate(${point(256 - width / 2)} 354)">${body}</g>`
  return `<defs><linearGradient id="${scope}" x2="1" y2="1"><stop stop-color="${colors['primary-hover']}"/><stop offset="1" stop-color="${colors['primary']}"/></linearGradient></defs><path fill="url(#${scope})" d="${plate}"/><path fill="none" stroke="${colors['on-primary']}" stroke-opacity=".35" stroke-width="9" d="${plate}" transform="translate(28 28) scale(.890625)"/>${letter}`
}

function lettering(answers: Answers, text: string, size: number, color: string): Drawing {
  const { commands, width } = outline(text, LETTERING[faceOf(answers)], size)
  return { body: `<path fill="${color}" d="${pathData(commands)}"/>`, width }
}

const plateOf = (id: string) => createHash('sha256').update(id).digest()[9]! % PLATES.length

/**
 * Creates a generator of numbers from 0 to 1. The same text gives the same numbers, so that a
 * brand's artwork can be redrawn.
 */
function createRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const point = (value: number) => Math.round(value * 100) / 100

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

const faceOf = ({ look, choices }: Pick<Answers, 'look' | 'choices'>) =>
  choices.displayFace ?? LOOKS[look].choices.displayFace
