import * as v from 'valibot'
import { type ChoiceName, valuesOf } from '#core/brand/choices.ts'

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Chroma = v.pipe(v.number(), v.minValue(0), v.maxValue(0.4))
const Degrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))

/** Recipe of a colour: a share of the seed's chroma at a fixed lightness. */
const RampRecipe = v.strictObject({
  ramp: v.picklist(['primary', 'accent', 'neutral', 'reward']),
  lightness: Share,
  chroma: v.pipe(v.number(), v.minValue(0), v.maxValue(1.5)),
  alpha: v.optional(Share),
  /** Degrees by which the hue differs from that of the seed. */
  turn: v.optional(Degrees),
  /** Degrees by which a yellow turns towards orange, so that gold darkens to bronze, not to olive. */
  warm: v.optional(Degrees),
})
/** Recipe of a colour whose hue is the same for every brand. */
const HueRecipe = v.strictObject({
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  lightness: Share,
  chroma: Chroma,
})
/**
 * Recipe of the brand's own colour, whose lightness is shifted only as far as its contrast pairs
 * require. The reward's colour is the accent, or gold where the accent looks like an error.
 */
const SeedRecipe = v.strictObject({ seed: v.picklist(['primary', 'accent', 'reward']) })
/** Recipe of a text colour that is readable on a fill colour. */
const InkRecipe = v.strictObject({ on: v.string() })
/** Recipe of a fill's hover colour: a step of lightness away from the colour of its text. */
const HoverRecipe = v.strictObject({ hover: v.string(), step: Share })
/** Recipe of a colour that is the same as another one. */
const SameRecipe = v.strictObject({ same: v.string() })
/**
 * Recipe of a tint: a share of one colour in another. The share grows until the contrast pairs
 * hold and the tint is as far `apart` (distance in OKLab) from the other colour as required.
 */
const MixRecipe = v.strictObject({
  mix: v.string(),
  into: v.string(),
  share: Share,
  apart: v.optional(Share),
})
/** Recipe of marks in a fill's colour, which must be visible without words beside them. */
const MarkRecipe = v.strictObject({ mark: v.string(), warm: v.optional(Degrees) })
/** Recipe of the line around a fill: its mark if the fill itself is too faint, else transparent. */
const EdgeRecipe = v.strictObject({ edge: v.string(), else: v.string() })
/** Recipe of a gradient's end: a fill with its hue turned towards another seed. */
const NeighbourRecipe = v.strictObject({
  neighbour: v.string(),
  ink: v.string(),
  towards: v.picklist(['accent']),
  turn: Degrees,
})

export const Recipe = v.union([
  RampRecipe,
  HueRecipe,
  SeedRecipe,
  InkRecipe,
  HoverRecipe,
  SameRecipe,
  MixRecipe,
  MarkRecipe,
  EdgeRecipe,
  NeighbourRecipe,
])

const Recipes = v.record(v.string(), Recipe)

/** Choices that replace recipes of colours. */
export const COLOURED_CHOICES = [
  'categoryIcons',
  'colourUse',
  'header',
  'footerColour',
  'sectionColour',
] as const satisfies readonly ChoiceName[]

const Ink = v.strictObject({ lightness: Share, chroma: Share })

export const ModeDesign = v.strictObject({
  $schema: v.optional(v.string()),
  /** A neutral seed with more chroma than this is toned down, so that surfaces stay unobtrusive. */
  neutralMaxChroma: Chroma,
  inks: v.strictObject({ light: Ink, dark: Ink }),
  colors: Recipes,
  /** Recipes that replace those above in brands whose colours are used exactly as given. */
  exact: Recipes,
  /** Recipes that replace those above, by choice and value. */
  choices: v.strictObject(
    Object.fromEntries(
      COLOURED_CHOICES.map((name) => [
        name,
        v.strictObject(
          Object.fromEntries(valuesOf(name).map((value) => [value, v.optional(Recipes)])),
        ),
      ]),
    ),
  ),
})

export type Recipe = v.InferOutput<typeof Recipe>
export type ModeDesign = v.InferOutput<typeof ModeDesign>

/** Keys of recipes that name another colour. */
export const SOURCE_KEYS = [
  'on',
  'hover',
  'same',
  'mix',
  'into',
  'edge',
  'else',
  'neighbour',
  'ink',
  'mark',
]

/** Returns the names of other colours from which a recipe makes its colour. */
export const sourcesOf = (recipe: Recipe) =>
  Object.entries(recipe).filter(([key]) => SOURCE_KEYS.includes(key)) as [string, string][]
