import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type ChoiceName, type ChoiceValue, valuesOf } from '#core/brand/choices.ts'
import { MODES, type Mode } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { readJson } from '../read/json.ts'
import { findNearest } from '../read/nearest.ts'
import { jsonPath } from '../read/path.ts'
import { parseShape } from '../read/shape.ts'

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Chroma = v.pipe(v.number(), v.minValue(0), v.maxValue(0.4))

/** Recipe of a colour: a share of the seed's chroma at a fixed lightness. */
const RampRecipe = v.strictObject({
  ramp: v.picklist(['primary', 'accent', 'neutral']),
  lightness: Share,
  chroma: v.pipe(v.number(), v.minValue(0), v.maxValue(1.5)),
  alpha: v.optional(Share),
})
/** Recipe of a colour whose hue is the same for every brand. */
const HueRecipe = v.strictObject({
  hue: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
  lightness: Share,
  chroma: Chroma,
})
/**
 * Recipe of the brand's own colour, whose lightness is shifted only as far as its contrast pairs
 * require.
 */
const SeedRecipe = v.strictObject({ seed: v.picklist(['primary', 'accent']) })
/** Recipe of a text colour that is readable on a fill colour. */
const InkRecipe = v.strictObject({ on: v.string() })
/** Recipe of a fill's hover colour: a step of lightness away from the colour of its text. */
const HoverRecipe = v.strictObject({ hover: v.string(), step: Share })

const Recipe = v.union([RampRecipe, HueRecipe, SeedRecipe, InkRecipe, HoverRecipe])

/** A variable's value: the same in all modes, or one for each. */
const Value = v.union([v.string(), v.strictObject({ dark: v.string(), light: v.string() })])

/** Variables of each value of a choice. */
const valueSets = (name: ChoiceName) =>
  v.strictObject(
    Object.fromEntries(valuesOf(name).map((value) => [value, v.record(v.string(), Value)])),
  )

const Ink = v.strictObject({ lightness: Share, chroma: Share })

const ModeDesign = v.strictObject({
  /** A neutral seed with more chroma than this is toned down, so that surfaces stay unobtrusive. */
  neutralMaxChroma: Chroma,
  inks: v.strictObject({ light: Ink, dark: Ink }),
  colors: v.record(v.string(), Recipe),
})

const Face = v.strictObject({
  family: v.string(),
  generic: v.picklist(['serif', 'sans-serif']),
  /** Font weights that the site ships; the skeleton uses the first. */
  weights: v.pipe(v.array(v.picklist([500, 600, 700])), v.minLength(1)),
  weight: v.number(),
  tracking: v.string(),
  leading: v.number(),
})

const Faces = v.strictObject(
  Object.fromEntries(valuesOf('displayFace').map((name) => [name, Face])) as Record<
    ChoiceValue<'displayFace'>,
    typeof Face
  >,
)

/** Choices that are variables, with a file `themes/choices/<name>.json` each. */
export const MEASURED_CHOICES = [
  'corner',
  'density',
  'elevation',
  'glow',
  'hero',
  'heroHeight',
  'motion',
  'tileFrame',
  'tileShape',
] as const satisfies readonly ChoiceName[]

const Pairs = v.array(
  v.strictObject({
    minimum: v.picklist([3, 4.5, 7]),
    colors: v.array(v.string()),
    on: v.array(v.string()),
  }),
)

type PairGroup = v.InferOutput<typeof Pairs>[number]
export type Recipe = v.InferOutput<typeof Recipe>
export type ModeDesign = v.InferOutput<typeof ModeDesign>
export type Face = v.InferOutput<typeof Face>
export interface Pair {
  color: string
  on: string
  minimum: number
}
type ValueSets = Record<string, Record<string, string | Record<Mode, string>>>

export interface Design {
  modes: Record<Mode, ModeDesign>
  faces: v.InferOutput<typeof Faces>
  /** Variables of each value of the choices that are variables. */
  choices: Record<(typeof MEASURED_CHOICES)[number], ValueSets>
  pairs: Pair[]
}

const THEMES = new URL('../../../themes/', import.meta.url)

/**
 * Reads the files that designers edit: `themes/{dark,light,faces,pairs}.json` and
 * `themes/choices/`.
 *
 * @throws FaultError with every fault found
 */
export function readDesign(folder: URL = THEMES): Design {
  const faults: Fault[] = []
  const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) => {
    try {
      const path = fileURLToPath(new URL(name, folder))
      const shape = parseShape(schema, readJson(path, `themes/${name}`), `themes/${name}`)
      faults.push(...shape.faults)
      return shape.value
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }
  const modes = MODES.map((mode) => [mode, read(`${mode}.json`, ModeDesign)] as const)
  const groups = read('pairs.json', Pairs)
  const faces = read('faces.json', Faces)
  const choices = MEASURED_CHOICES.map(
    (name) => [name, read(`choices/${name}.json`, valueSets(name))] as const,
  )
  for (const [mode, design] of modes) faults.push(...findColorFaults(mode, design, groups))
  faults.push(...findLacking(modes))
  if (faults.length > 0) throw new FaultError(faults)
  const pairs = groups!.flatMap(({ minimum, colors, on }) =>
    colors.flatMap((color) => on.map((background) => ({ color, on: background, minimum }))),
  )
  return {
    modes: Object.fromEntries(modes) as Record<Mode, ModeDesign>,
    faces: faces!,
    choices: Object.fromEntries(choices) as Design['choices'],
    pairs,
  }
}

/** Finds colours that one mode has and another lacks: every token needs a value in each mode. */
function* findLacking(
  modes: readonly (readonly [Mode, ModeDesign | undefined])[],
): Generator<Fault> {
  for (const [mode, design] of modes) {
    for (const [other, { colors }] of modes.flatMap(([name, one]) =>
      one ? [[name, one] as const] : [],
    )) {
      const lacking = Object.keys(colors).filter((name) => design && !(name in design.colors))
      if (lacking.length === 0) continue
      const message = `lacks ${lacking.join(', ')}, which themes/${other}.json has`
      yield { file: `themes/${mode}.json`, path: '$.colors', message }
    }
  }
}

/** Finds recipes and contrast pairs that name a colour that the mode lacks. */
function* findColorFaults(
  mode: Mode,
  design: ModeDesign | undefined,
  groups: readonly PairGroup[] = [],
): Generator<Fault> {
  if (!design) return
  const known = Object.keys(design.colors)
  const tell = (name: string) => {
    const nearest = findNearest(name, known)
    return `is ${quote(name)}, which themes/${mode}.json lacks${nearest ? `; did you mean "${nearest}"?` : ''}`
  }
  for (const [name, recipe] of Object.entries(design.colors)) {
    const [key, other] =
      'on' in recipe ? ['on', recipe.on] : 'hover' in recipe ? ['hover', recipe.hover] : []
    if (key === undefined || known.includes(other!)) continue
    yield {
      file: `themes/${mode}.json`,
      path: jsonPath(['colors', name, key]),
      message: tell(other!),
    }
  }
  for (const [index, group] of groups.entries()) {
    for (const key of ['colors', 'on'] as const) {
      for (const [at, name] of group[key].entries()) {
        if (known.includes(name)) continue
        yield { file: 'themes/pairs.json', path: jsonPath([index, key, at]), message: tell(name) }
      }
    }
  }
}
