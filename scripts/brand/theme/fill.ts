import { clamp, contrast, type Oklch, toHex } from './color.ts'
import type { Pair } from './design.ts'
import type { ModeDesign } from './recipes.ts'

/**
 * Largest shift of a brand's colour in one mode, in OKLCH lightness, by which it may reach its
 * contrast.
 */
export const MAX_LIGHTNESS_SHIFT = 0.2
export const STEP = 0.01

export interface PairRatio {
  pair: Pair
  ratio: number
}

export interface Fill {
  name: string
  start: Oklch
  /** Names of the colours of text on the fill and of the hovered fill. */
  ink: string
  hover: string | undefined
  /** Step of lightness between fill and hovered fill. */
  step: number
  inks: ModeDesign['inks']
  pairs: Pair[]
  /** Colours computed before, at least the grounds of the pairs. */
  colors: Record<string, string>
  /** Colours that must stay as they are. */
  fixed: Record<string, string>
}

type Solved = { colors: Record<string, string>; misses: PairRatio[] }

/**
 * Finds the smallest shift at which a fill, its hover colour and its text colour have enough
 * contrast. A fixed fill is not shifted: its text may become black or white instead.
 */
export function solveFill(fill: Fill): Solved {
  const isFixed = fill.name in fill.fixed
  const { light, dark } = fill.inks
  const inks = [
    { ...light, away: -1 },
    { ...dark, away: 1 },
    ...(isFixed
      ? [
          { lightness: 1, chroma: 0, away: -1 },
          { lightness: 0, chroma: 0, away: 1 },
        ]
      : []),
  ]
  let best: Solved | undefined
  let bestScore = -Infinity
  for (const shift of isFixed ? [0] : shifts()) {
    for (const ink of inks) {
      const colors = drawFill(fill, shift, ink)
      const misses = findMisses(fill.pairs, { ...fill.colors, ...colors })
      if (misses.length === 0) return { colors, misses }
      const score = Math.min(...misses.map((miss) => miss.ratio / miss.pair.minimum))
      if (score > bestScore) [best, bestScore] = [{ colors, misses }, score]
    }
  }
  return best!
}

function drawFill(
  { name, start, ink, hover, step, fixed }: Fill,
  shift: number,
  { lightness, chroma, away }: { lightness: number; chroma: number; away: number },
) {
  const color = { ...start, l: clamp(start.l + shift) }
  const colors: Record<string, string> = {
    [name]: toHex(color),
    [ink]: toHex({ l: lightness, c: start.c * chroma, h: start.h }),
    ...(hover && { [hover]: toHex({ ...color, l: clamp(color.l + away * step) }) }),
  }
  return Object.fromEntries(Object.entries(colors).map(([key, hex]) => [key, fixed[key] ?? hex]))
}

/** Finds the pairs that have less contrast than they need. */
export function findMisses(pairs: readonly Pair[], colors: Record<string, string>): PairRatio[] {
  return pairs
    .map((pair) => ({ pair, ratio: contrast(colors[pair.color]!, colors[pair.on]!) }))
    .filter(({ pair, ratio }) => ratio < pair.minimum)
}

function* shifts() {
  yield 0
  for (let step = 1; step <= Math.round(MAX_LIGHTNESS_SHIFT / STEP); step++) {
    yield step * STEP
    yield -step * STEP
  }
}
