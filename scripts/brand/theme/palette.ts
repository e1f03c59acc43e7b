import type { Brand, Mode } from '#core/brand/schema.ts'
import { SEED_NAMES, type SeedName, seedOf } from '#core/brand/theme.ts'
import {
  clamp,
  contrast,
  distance,
  fromHex,
  gradient,
  luminanceOf,
  mix,
  type Oklch,
  toHex,
  turnBetween,
} from './color.ts'
import type { Design, Pair } from './design.ts'
import { type Fill, findMisses, type PairRatio, solveFill, STEP } from './fill.ts'
import { COLOURED_CHOICES, type ModeDesign, type Recipe, sourcesOf } from './recipes.ts'

/** Less chroma than this looks grey. */
const GREY = 0.03
/** A grey fill with less contrast than this cannot be told from the page, and is inverted. */
const VANISHING = 1.6
/** Contrast that a shape without words needs. */
const SHAPE = 3
/** Gold, the colour of rewards in brands whose accent looks like an error. */
const GOLD: Oklch = { l: 0.8, c: 0.15, h: 88 }
/** Accents whose hue is nearer than this to that of errors, in degrees, are no colour of rewards. */
const NEAR_DANGER = 25
/** Luminance at which black and white have the same contrast. */
const MIDDLE = 0.18
/** Colour of a line that is not drawn. */
export const NO_EDGE = '#00000000'

/** A colour pair that cannot reach its minimum contrast within the allowed shift. */
export interface Miss extends PairRatio {
  mode: Mode
  /** The brand's seed colour at fault; undefined if the design files are at fault. */
  seed?: 'primary' | 'accent'
  /** The colour that the brand overrides and from which the pair comes, if there is one. */
  token?: string
}

export interface Palette {
  colors: Record<string, string>
  misses: Miss[]
  /** Seeds that vanish on the surface and became the opposite grey. */
  inverted: SeedName[]
}

type Seeds = Record<SeedName | 'reward', Oklch>
type PlainRecipe = Extract<Recipe, { lightness: number }>

/**
 * Computes every colour of one mode from a brand's seeds. A pure function: the same seeds give the
 * same colours.
 */
export function computePalette(
  theme: Brand['theme'],
  mode: Mode,
  design: Pick<Design, 'modes' | 'pairs'>,
): Palette {
  const { colors, inverted, short, findOrigin } = paint(theme, mode, design)
  const overrides = theme.tokens?.[mode] ?? {}
  /** Whether a pair has enough contrast if the brand does not override a colour. */
  const isHealedWithout = (token: string, { pair }: PairRatio) => {
    const others = Object.entries(overrides).filter(([name]) => name !== token)
    const tokens = { ...theme.tokens, [mode]: Object.fromEntries(others) }
    return !paint({ ...theme, tokens }, mode, design).short.some((one) => one.pair === pair)
  }
  const misses = short.map((miss) => {
    const { seed, token } = findOrigin(miss.pair)
    // Another colour that had to move for an overridden one is the fault of the latter.
    const moved = Object.keys(overrides).find((name) => isHealedWithout(name, miss))
    return { ...miss, mode, seed, token: token ?? moved }
  })
  return { colors, misses, inverted }
}

/** Computes the colours, and the pairs among them that lack contrast. */
function paint(
  theme: Brand['theme'],
  mode: Mode,
  { modes, pairs: allPairs }: Pick<Design, 'modes' | 'pairs'>,
) {
  const design = modes[mode]
  const pairs = pairsFor(theme, allPairs)
  const recipes = recipesFor(theme, design)
  const seeds = readSeeds(theme, mode, design)
  const fixed = { ...theme.tokens?.[mode] }
  const inkOf = new Map(
    Object.entries(recipes).flatMap(([name, r]) => ('on' in r ? [[r.on, name]] : [])),
  )
  const hoverOf = new Map(
    Object.entries(recipes).flatMap(([name, r]) => ('hover' in r ? [[r.hover, name]] : [])),
  )
  const colors: Record<string, string> = {}
  const inverted: SeedName[] = []
  const open = new Set<string>()

  function colorOf(name: string): string {
    const known = colors[name]
    if (known) return known
    if (open.has(name)) throw new TypeError(`The colour ${name} needs itself`)
    open.add(name)
    const recipe = recipes[name]!
    if (inkOf.has(name)) Object.assign(colors, fill(name, recipe))
    else if ('on' in recipe) colorOf(recipe.on)
    else if ('hover' in recipe) colorOf(recipe.hover)
    else colors[name] = fixed[name] ?? make(name, recipe)
    open.delete(name)
    return colors[name]!
  }

  /** Pairs in which a colour is the foreground, with their grounds computed. */
  function pairsOf(names: string[], own: ReadonlySet<string> = new Set()) {
    const found = pairs.filter(({ color, on }) => names.includes(color) && !comesFrom(on, own))
    for (const { on } of found) if (!own.has(on)) colorOf(on)
    return found
  }

  /** The overridden colour from which a colour is made, if there is one. */
  const overrideOf = (name: string): string | undefined =>
    theme.tokens?.[mode]?.[name]
      ? name
      : sourcesOf(recipes[name]!)
          .map(([, one]) => overrideOf(one))
          .find(Boolean)

  /** Whether a colour is made from one of the others and not one of them itself. */
  const comesFrom = (name: string, others: ReadonlySet<string>): boolean =>
    !others.has(name) &&
    sourcesOf(recipes[name]!).some(([, one]) => others.has(one) || comesFrom(one, others))

  function fill(name: string, recipe: Recipe): Record<string, string> {
    const ink = inkOf.get(name)!
    const hover = hoverOf.get(name)
    const seed = 'seed' in recipe ? recipe.seed : undefined
    const drawing: Fill = {
      name,
      start: 'seed' in recipe ? seeds[recipe.seed] : plain(recipe as PlainRecipe, seeds),
      ink,
      hover,
      step: hover ? (recipes[hover] as { step: number }).step : 0,
      inks: design.inks,
      pairs: pairsOf([name, ink], new Set([name, ink, ...(hover ? [hover] : [])])),
      colors,
      fixed: { ...fixed, ...(seed && exactFill(seed)) },
    }
    let solved = solveFill(drawing)
    if (solved.misses.length > 0 && seed && seed !== 'reward' && seeds[seed].c < GREY) {
      const opposite = solveFill({ ...drawing, start: invert(seeds[seed]), fixed })
      if (opposite.misses.length === 0) {
        inverted.push(seed)
        solved = opposite
      }
    }
    return solved.colors
  }

  /** The fill of a seed that is used as given; a grey that vanishes becomes the opposite grey. */
  function exactFill(name: 'primary' | 'accent' | 'reward'): Record<string, string> | undefined {
    if (!theme.exact || name in fixed || seeds[name] === GOLD) return undefined
    const seed = name === 'reward' ? 'accent' : name
    const given = seedOf(theme, seed, mode).toLowerCase()
    const vanishes = seeds[seed].c < GREY && contrast(given, colorOf('surface')) < VANISHING
    if (!vanishes) return { [name]: given }
    inverted.push(seed)
    return { [name]: toHex(invert(seeds[seed])) }
  }

  function invert(color: Oklch): Oklch {
    const { lightness } = design.inks[mode === 'dark' ? 'light' : 'dark']
    return { ...color, l: lightness }
  }

  function make(name: string, recipe: Recipe): string {
    if ('same' in recipe) return colorOf(recipe.same)
    if ('edge' in recipe) {
      const visible = contrast(colorOf(recipe.edge), colorOf('surface')) >= SHAPE
      return visible ? NO_EDGE : colorOf(recipe.else)
    }
    if ('neighbour' in recipe) return neighbour(recipe)
    if ('mix' in recipe) return tint(recipe, pairsOf([name]))
    if (!('mark' in recipe))
      return walk(plain(recipe as PlainRecipe, seeds), pairsOf([name], new Set([name])), colors)
    const [marked, own] = [colorOf(recipe.mark), pairsOf([name])]
    const holds = findMisses(own, { ...colors, [name]: marked }).length === 0
    return holds ? marked : walk(warmed(fromHex(marked), recipe.warm), own, colors)
  }

  function tint(recipe: Extract<Recipe, { mix: string }>, own: Pair[]): string {
    const [color, into] = [colorOf(recipe.mix), colorOf(recipe.into)]
    for (let { share } = recipe; ; share += 0.02) {
      const hex = mix(color, into, Math.min(1, share))
      const holds = own.every((pair) => contrast(hex, colors[pair.on]!) >= pair.minimum)
      if ((holds && distance(hex, into) >= (recipe.apart ?? 0)) || share >= 1) return hex
    }
  }

  /** Turns a fill's hue, and moves it away from its ink until the ink is readable. */
  function neighbour(recipe: Extract<Recipe, { neighbour: string }>): string {
    const [near, ink] = [colorOf(recipe.neighbour), colorOf(recipe.ink)]
    const start = fromHex(near)
    const wanted = turnBetween(start.h, seeds[recipe.towards].h)
    const turn =
      Math.abs(wanted) < 8
        ? recipe.turn
        : Math.sign(wanted) * Math.min(Math.abs(wanted), recipe.turn)
    const step = luminanceOf(ink) > 0.5 ? -STEP : STEP
    // A fill that is used as given may have less contrast itself.
    const least = Math.min(4.5, contrast(near, ink))
    for (let { l } = start; ; l += step) {
      const hex = toHex({ ...start, l, h: start.h + turn })
      const lowest = Math.min(...gradient(near, hex).map((color) => contrast(color, ink)))
      if (lowest >= least || l <= 0 || l >= 1) return hex
    }
  }

  const names = Object.keys(recipes)
  for (const name of names) colorOf(name)
  const findOrigin = ({ color, on }: Pair) => {
    const recipe = recipes[color]!
    const origin = 'on' in recipe ? recipes[recipe.on]! : recipe
    const seed = 'seed' in origin && origin.seed !== 'reward' ? origin.seed : undefined
    return { seed, token: overrideOf(color) ?? overrideOf(on) }
  }
  const ordered = Object.fromEntries(names.map((name) => [name, colors[name]!]))
  return { colors: ordered, inverted, short: findMisses(pairs, colors), findOrigin }
}

/** Leaves out pairs that a colour used as given need not hold, since its edge carries it. */
export const pairsFor = ({ exact }: Brand['theme'], pairs: readonly Pair[]) =>
  exact ? pairs.filter((pair) => pair.exact !== false) : pairs

/** Returns the recipes of a mode with those of the brand's choices in place of the usual ones. */
export function recipesFor(theme: Brand['theme'], design: ModeDesign): Record<string, Recipe> {
  const chosen = COLOURED_CHOICES.map((name) => design.choices[name]?.[theme[name]] ?? {})
  return Object.assign({}, design.colors, theme.exact ? design.exact : {}, ...chosen) as never
}

/** Reads the seeds of a mode, with a neutral one that is toned down, and the colour of rewards. */
export function readSeeds(theme: Brand['theme'], mode: Mode, design: ModeDesign): Seeds {
  const [primary, accent, neutral] = SEED_NAMES.map((name) => fromHex(seedOf(theme, name, mode)))
  const { hue } = design.colors['danger'] as { hue: number }
  const isAlarming = accent!.c < GREY || Math.abs(turnBetween(accent!.h, hue)) < NEAR_DANGER
  return {
    primary: primary!,
    accent: accent!,
    neutral: { ...neutral!, c: Math.min(neutral!.c, design.neutralMaxChroma) },
    reward: isAlarming ? GOLD : accent!,
  }
}

function plain(recipe: PlainRecipe, seeds: Seeds): Oklch {
  if ('hue' in recipe) return { l: recipe.lightness, c: recipe.chroma, h: recipe.hue }
  const { ramp, lightness, chroma, alpha, turn = 0, warm } = recipe
  const { c, h } = seeds[ramp]
  return warmed({ l: lightness, c: c * chroma, h: h + turn, alpha }, warm)
}

/** Turns a yellow towards orange; the turn fades out for hues that are no yellow. */
function warmed(color: Oklch, degrees = 0): Oklch {
  const isYellow = Math.max(0, 1 - Math.abs(color.h - 92) / 25)
  return { ...color, h: color.h - degrees * Math.min(1, isYellow * 2) }
}

/**
 * Moves a colour step by step along its ramp, away from its grounds, until its pairs have enough
 * contrast or the ramp ends.
 */
function walk(start: Oklch, pairs: Pair[], colors: Record<string, string>): string {
  const ground = pairs[0] && colors[pairs[0].on]!
  const step = ground && luminanceOf(ground) > MIDDLE ? -STEP : STEP
  let color = start
  for (;;) {
    const hex = toHex(color)
    const holds = pairs.every((pair) => contrast(hex, colors[pair.on]!) >= pair.minimum)
    if (holds || color.l <= 0 || color.l >= 1) return hex
    color = { ...color, l: clamp(color.l + step) }
  }
}
