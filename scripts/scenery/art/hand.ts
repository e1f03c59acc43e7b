import type { Light } from './brush.ts'
import { MATERIALS, oklch, tone } from './colour.ts'
import type { Tone } from './colour.ts'
import { BENDS } from './lettering.ts'
import type { Face } from '../outlines.ts'
import type { LetterStyle } from './lettering.ts'
import { random } from '../random.ts'
import type { Random } from '../random.ts'

/** A kind of background: its hues, and how dark and how strong it is painted. */
type Family = {
  hues: number[]
  /** Lightness and chroma in the light, and at the edge of the picture. */
  lit: [number, number]
  edge: [number, number]
  metal: Tone
}

const FAMILIES: Family[] = [
  { hues: [22, 28, 14], lit: [0.6, 0.23], edge: [0.24, 0.1], metal: MATERIALS.gold },
  { hues: [276, 290, 262], lit: [0.58, 0.22], edge: [0.2, 0.1], metal: MATERIALS.gold },
  { hues: [162, 182, 146], lit: [0.68, 0.15], edge: [0.24, 0.06], metal: MATERIALS.gold },
  { hues: [345, 325, 358], lit: [0.64, 0.25], edge: [0.36, 0.17], metal: MATERIALS.gold },
  { hues: [44, 58, 34], lit: [0.75, 0.17], edge: [0.28, 0.1], metal: MATERIALS.gold },
  { hues: [232, 218, 246], lit: [0.76, 0.13], edge: [0.32, 0.12], metal: MATERIALS.silver },
  { hues: [268, 200, 330, 150], lit: [0.44, 0.16], edge: [0.13, 0.05], metal: MATERIALS.silver },
  { hues: [20, 5, 38], lit: [0.67, 0.22], edge: [0.3, 0.14], metal: MATERIALS.gold },
  { hues: [304, 294, 316], lit: [0.58, 0.24], edge: [0.22, 0.12], metal: MATERIALS.gold },
  { hues: [208, 196, 222], lit: [0.7, 0.14], edge: [0.26, 0.09], metal: MATERIALS.gold },
  { hues: [66, 78, 56], lit: [0.8, 0.17], edge: [0.36, 0.12], metal: MATERIALS.bronze },
  { hues: [140, 148, 132], lit: [0.68, 0.2], edge: [0.24, 0.08], metal: MATERIALS.gold },
]

const LETTERINGS: Array<{ face: Face; finish: LetterStyle['finish'] }> = [
  { face: 'block', finish: 'gold' },
  { face: 'dash', finish: 'gold' },
  { face: 'serif', finish: 'gold' },
  { face: 'block', finish: 'candy' },
  { face: 'round', finish: 'candy' },
  { face: 'tech', finish: 'chrome' },
  { face: 'racing', finish: 'solid' },
  { face: 'grand', finish: 'ember' },
  { face: 'dash', finish: 'ember' },
  { face: 'tech', finish: 'neon' },
  { face: 'serif', finish: 'chrome' },
  { face: 'dash', finish: 'solid' },
]

export const FRAMES = ['bevel', 'line', 'corners', 'glowline', 'plaque', 'bleed', 'deco'] as const
export const SCENES = [
  'rays',
  'moon',
  'hall',
  'bokeh',
  'waves',
  'peaks',
  'nebula',
  'stage',
  'grid',
  'clouds',
] as const
export type Scene = (typeof SCENES)[number]

/** The style that all pictures of one vendor share. */
export type Hand = {
  family: Family
  face: Face
  finish: LetterStyle['finish']
  bends: ReadonlyArray<LetterStyle['bend']>
  frame: (typeof FRAMES)[number]
  scenes: Scene[]
  /** Hue of the light from behind, relative to the background. */
  rimTurn: number
  ribbon: boolean
  /** Width of the outlines in all pictures (`brush.ts`). */
  weight: number
}

/** A vendor's style, derived from its code only. */
export function handOf(code: string): Hand {
  const chance = random(`hand:${code}`)
  const lettering = chance.pick(LETTERINGS)
  const bend = chance.pick(BENDS)
  const start = chance.whole(0, SCENES.length - 1)
  const step = chance.pick([3, 7])
  return {
    family: chance.pick(FAMILIES),
    ...lettering,
    bends: [bend, bend, 'arch'],
    frame: chance.pick(FRAMES),
    scenes: [0, 1, 2, 3, 4].map(
      (index) => SCENES[(start + index * step) % SCENES.length] ?? 'rays',
    ),
    rimTurn: chance.pick([140, 180, 220, 60, -60]),
    ribbon: chance.chance(0.3),
    weight: chance.pick([1, 0.8, 0.5, 0.4]),
  }
}

/**
 * The colours of one picture, made from the vendor's style and the picture's own random numbers.
 */
export type Palette = {
  hue: number
  lit: string
  mid: string
  edge: string
  /** The brightest colour, for the light in the picture. */
  glow: string
  /** Strong light, for beams and rays. */
  ray: string
  ground: Tone
  main: Tone
  second: Tone
  accent: Tone
  metal: Tone
  light: Light
}

/** Chooses a vendor's colours for one picture; `only` limits the background to these hues. */
export function paletteOf(hand: Hand, chance: Random, only?: number[]): Palette {
  const { hues, lit, edge, metal } = hand.family
  return mix(
    chance.pick(only ?? hues) + chance.between(-13, 13),
    lit,
    edge,
    metal,
    hand.rimTurn,
    chance,
  )
}

/** Makes a palette on a background of `hue` degrees. */
export function mix(
  hue: number,
  lit: [number, number],
  edge: [number, number],
  metal: Tone,
  rimTurn: number,
  chance: Random,
): Palette {
  const turn = chance.pick([150, 180, 205, 118, -118])
  const l = chance.between(-0.04, 0.05)
  return {
    hue,
    lit: oklch(lit[0] + l, lit[1], hue),
    mid: oklch((lit[0] + edge[0]) / 2 + 0.02 + l, lit[1], hue - 10),
    edge: oklch(edge[0], edge[1] * 1.4, hue - 26),
    glow: oklch(0.93, Math.min(0.13, lit[1]), hue + 26),
    ray: oklch(Math.min(0.86, lit[0] + 0.17), lit[1], hue + 16),
    ground: tone(lit[0] * 0.72, lit[1] * 0.9, hue - 6),
    main: tone(0.62, 0.21, hue + turn),
    second: tone(0.6, 0.22, hue + turn + chance.pick([64, -64, 100])),
    accent: tone(0.76, 0.17, hue + turn + chance.pick([150, -150, 180])),
    metal,
    light: { key: '#fff6dc', rim: oklch(0.84, 0.15, hue + rimTurn) },
  }
}
