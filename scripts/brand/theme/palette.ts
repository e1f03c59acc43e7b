import type { Brand, Mode } from '#core/brand/schema.ts'
import { clamp, contrast, fromHex, type Oklch, toHex } from './color.ts'
import type { Design, ModeDesign, Pair, Recipe } from './design.ts'

/**
 * Largest shift of a brand's colour in one mode, in OKLCH lightness, by which it may reach its
 * contrast.
 */
export const MAX_LIGHTNESS_SHIFT = 0.2
const STEP = 0.01

export type SeedName = 'primary' | 'accent' | 'neutral'

/** A colour pair that cannot reach its minimum contrast within the allowed shift. */
export interface Miss {
  pair: Pair
  mode: Mode
  ratio: number
  /** The brand's seed colour at fault; undefined if the design files are at fault. */
  seed?: SeedName
}

export interface Palette {
  colors: Record<string, string>
  misses: Miss[]
}

type Seeds = Record<SeedName, Oklch>
type PlainRecipe = Extract<Recipe, { lightness: number }>

/**
 * Computes every colour of one mode from a brand's seeds. A pure function: the same seeds give the
 * same colours.
 */
export function computePalette(
  theme: Pick<Brand['theme'], SeedName>,
  mode: Mode,
  { modes, pairs }: Pick<Design, 'modes' | 'pairs'>,
): Palette {
  const design = modes[mode]
  const neutral = fromHex(theme.neutral)
  const seeds: Seeds = {
    primary: fromHex(theme.primary),
    accent: fromHex(theme.accent),
    neutral: { ...neutral, c: Math.min(neutral.c, design.neutralMaxChroma) },
  }
  const colors: Record<string, string> = {}
  const misses: Miss[] = []
  const recipes = Object.entries(design.colors)
  const inkOf = new Map(recipes.flatMap(([name, r]) => ('on' in r ? [[r.on, name]] : [])))
  const hoverOf = new Map(recipes.flatMap(([name, r]) => ('hover' in r ? [[r.hover, name]] : [])))
  const foregrounds = new Set(pairs.map((pair) => pair.color))

  for (const [name, recipe] of recipes) {
    if ('lightness' in recipe && !foregrounds.has(name) && !inkOf.has(name)) {
      colors[name] = toHex(plain(recipe, seeds))
    }
  }
  for (const [name, recipe] of recipes) {
    if (!inkOf.has(name)) continue
    const start = 'seed' in recipe ? seeds[recipe.seed] : plain(recipe as PlainRecipe, seeds)
    const solved = solveFill({ name, start, design, mode, pairs, colors, inkOf, hoverOf })
    Object.assign(colors, solved.colors)
    const seed = 'seed' in recipe ? recipe.seed : undefined
    misses.push(...solved.misses.map((miss) => ({ ...miss, mode, seed })))
  }
  for (const [name, recipe] of recipes) {
    if (name in colors || !('lightness' in recipe)) continue
    const own = pairs.filter((pair) => pair.color === name)
    const start = plain(recipe, seeds)
    colors[name] = walk(start, own, colors, mode === 'dark' ? STEP : -STEP)
    misses.push(...missed(own, colors).map((miss) => ({ ...miss, mode })))
  }
  return { colors, misses }
}

function plain(recipe: PlainRecipe, seeds: Seeds): Oklch {
  if ('hue' in recipe) return { l: recipe.lightness, c: recipe.chroma, h: recipe.hue }
  const seed = seeds[recipe.ramp]
  return { l: recipe.lightness, c: seed.c * recipe.chroma, h: seed.h, alpha: recipe.alpha }
}

/**
 * Moves a colour step by step along its ramp, away from the surfaces, until its pairs have enough
 * contrast or the ramp ends.
 */
function walk(start: Oklch, pairs: Pair[], colors: Record<string, string>, step: number): string {
  let color = start
  for (;;) {
    const hex = toHex(color)
    const holds = pairs.every((pair) => contrast(hex, colors[pair.on]!) >= pair.minimum)
    if (holds || color.l <= 0 || color.l >= 1) return hex
    color = { ...color, l: clamp(color.l + step) }
  }
}

interface Fill {
  name: string
  start: Oklch
  design: ModeDesign
  mode: Mode
  pairs: Pair[]
  colors: Record<string, string>
  inkOf: Map<string, string>
  hoverOf: Map<string, string>
}

/**
 * Finds the smallest shift at which a fill, its hover colour and its text colour have enough
 * contrast.
 */
function solveFill(fill: Fill) {
  const ink = fill.inkOf.get(fill.name)!
  const own = fill.pairs.filter((pair) => pair.color === fill.name || pair.color === ink)
  let best: { colors: Record<string, string>; misses: ReturnType<typeof missed> } | undefined
  let bestScore = -Infinity
  for (const shift of shifts()) {
    for (const inkChoice of ['light', 'dark'] as const) {
      const colors = drawFill(fill, ink, shift, inkChoice)
      const misses = missed(own, { ...fill.colors, ...colors })
      if (misses.length === 0) return { colors, misses }
      const score = Math.min(...misses.map((miss) => miss.ratio / miss.pair.minimum))
      if (score > bestScore) [best, bestScore] = [{ colors, misses }, score]
    }
  }
  return best!
}

function drawFill(fill: Fill, ink: string, shift: number, inkChoice: 'light' | 'dark') {
  const { name, start, design, hoverOf } = fill
  const color = { ...start, l: clamp(start.l + shift) }
  const tint = design.inks[inkChoice]
  const colors: Record<string, string> = {
    [name]: toHex(color),
    [ink]: toHex({ l: tint.lightness, c: start.c * tint.chroma, h: start.h }),
  }
  const hover = hoverOf.get(name)
  if (hover) {
    const { step } = design.colors[hover] as { step: number }
    const away = inkChoice === 'dark' ? step : -step
    colors[hover] = toHex({ ...color, l: clamp(color.l + away) })
  }
  return colors
}

function missed(pairs: Pair[], colors: Record<string, string>) {
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
