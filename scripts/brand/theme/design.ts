import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LOOKS, MODES, type Mode } from '#core/brand/schema.ts'

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Chroma = v.pipe(v.number(), v.minValue(0), v.maxValue(0.4))

/** A share of the seed's chroma at a fixed lightness. */
const RampRecipe = v.strictObject({
  ramp: v.picklist(['primary', 'accent', 'neutral']),
  lightness: Share,
  chroma: v.pipe(v.number(), v.minValue(0), v.maxValue(1.5)),
  alpha: v.optional(Share),
})
/** The same hue for every brand. */
const HueRecipe = v.strictObject({
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  lightness: Share,
  chroma: Chroma,
})
/** The brand's own colour, its lightness shifted only as far as its pairs demand. */
const SeedRecipe = v.strictObject({ seed: v.picklist(['primary', 'accent']) })
/** The ink that reads on a fill. */
const InkRecipe = v.strictObject({ on: v.string() })
/** A fill's pointer-over state: a step of lightness away from its ink. */
const HoverRecipe = v.strictObject({ hover: v.string(), step: Share })

const Recipe = v.union([RampRecipe, HueRecipe, SeedRecipe, InkRecipe, HoverRecipe])

const Variables = v.record(v.string(), v.string())

const choices = <const Names extends readonly string[], Schema extends v.GenericSchema>(
  names: Names,
  schema: Schema,
) =>
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, schema])) as {
      [Name in Names[number]]: Schema
    },
  )

const Ink = v.strictObject({ lightness: Share, chroma: Share })

const ModeDesign = v.strictObject({
  /** A neutral seed stronger than this is toned down, so that surfaces stay surfaces. */
  neutralMaxChroma: Chroma,
  inks: v.strictObject({ light: Ink, dark: Ink }),
  colors: v.record(v.string(), Recipe),
  elevation: choices(LOOKS.elevation, Variables),
  glow: choices(LOOKS.glow, Variables),
})

const Face = v.strictObject({
  family: v.string(),
  generic: v.picklist(['serif', 'sans-serif']),
  /** Weights that are shipped; the first is the one of the first paint. */
  weights: v.pipe(v.array(v.picklist([500, 600, 700])), v.minLength(1)),
  weight: v.number(),
  tracking: v.string(),
  leading: v.number(),
})

const LooksDesign = v.strictObject({
  base: Variables,
  displayFace: choices(LOOKS.displayFace, Face),
  corner: choices(LOOKS.corner, Variables),
  density: choices(LOOKS.density, Variables),
  tileShape: choices(LOOKS.tileShape, Variables),
  hero: choices(LOOKS.hero, Variables),
})

const Pairs = v.array(
  v.strictObject({
    minimum: v.picklist([3, 4.5, 7]),
    colors: v.array(v.string()),
    on: v.array(v.string()),
  }),
)

export type Recipe = v.InferOutput<typeof Recipe>
export type ModeDesign = v.InferOutput<typeof ModeDesign>
export type Face = v.InferOutput<typeof Face>
export interface Pair {
  color: string
  on: string
  minimum: number
}
export interface Design {
  modes: Record<Mode, ModeDesign>
  looks: v.InferOutput<typeof LooksDesign>
  pairs: Pair[]
}

const THEMES = new URL('../../../themes/', import.meta.url)

/**
 * Reads what designers edit: `themes/{dark,light,looks,pairs}.json`.
 * Throws one `Error` that names file, JSON path and what is wrong.
 */
export function readDesign(folder: URL = THEMES): Design {
  const modes = Object.fromEntries(
    MODES.map((mode) => [mode, read(folder, `${mode}.json`, ModeDesign)]),
  ) as Record<Mode, ModeDesign>
  const pairs = read(folder, 'pairs.json', Pairs).flatMap(({ minimum, colors, on }) =>
    colors.flatMap((color) => on.map((background) => ({ color, on: background, minimum }))),
  )
  for (const mode of MODES) {
    for (const name of pairs.flatMap((pair) => [pair.color, pair.on])) {
      if (!(name in modes[mode].colors)) {
        throw new Error(`themes/pairs.json names "${name}", which themes/${mode}.json lacks`)
      }
    }
  }
  return { modes, looks: read(folder, 'looks.json', LooksDesign), pairs }
}

function read<Schema extends v.GenericSchema>(folder: URL, file: string, schema: Schema) {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  } catch (error) {
    throw new Error(`themes/${file}: ${(error as Error).message}`, { cause: error })
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`themes/${file}: $.${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
