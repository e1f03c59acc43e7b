import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type ChoiceName, valuesOf } from '#core/brand/choices.ts'
import { MODES, type Mode } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { readJson } from '../read/json.ts'
import { findNearest } from '../read/nearest.ts'
import { jsonPath } from '../read/path.ts'
import { parseShape } from '../read/shape.ts'
import { ModeDesign, type Recipe, sourcesOf } from './recipes.ts'

/** A variable's value: the same in all modes, or one for each. */
const Value = v.union([v.string(), v.strictObject({ dark: v.string(), light: v.string() })])

/** Variables of each value of a choice. */
const valueSets = (name: ChoiceName) =>
  v.strictObject(
    Object.fromEntries(valuesOf(name).map((value) => [value, v.record(v.string(), Value)])),
  )

const Generic = v.picklist(['serif', 'sans-serif'])
const Weight = v.pipe(v.number(), v.minValue(100), v.maxValue(900))

/**
 * A face for Hangul or Han, which its package cuts into about 100 files. `width` is the mean width
 * of its letters in em.
 */
const SlicedFace = v.strictObject({
  package: v.string(),
  variable: v.optional(v.boolean(), false),
  weight: Weight,
  /** Whether a system font of regular weight stands in for it; else a bold one does. */
  light: v.optional(v.boolean(), false),
  width: v.pipe(v.number(), v.minValue(0.5), v.maxValue(1.5)),
})
const SlicedFaces = v.record(v.string(), SlicedFace)

const DisplayFace = v.strictObject({
  family: v.string(),
  generic: Generic,
  weight: Weight,
  tracking: v.string(),
  leading: v.number(),
  /** Face of Thai letters, if the face itself has none. */
  thai: v.optional(v.strictObject({ package: v.string(), weight: Weight })),
  /** Names of entries of `hangul` and `han`. */
  hangul: v.string(),
  han: v.string(),
})

const BodyFace = v.strictObject({
  family: v.string(),
  generic: Generic,
  /** Font weights that the site ships: regular and semi-bold. */
  weights: v.pipe(v.array(Weight), v.minLength(1)),
})

const facesOf = <Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>)

/** Values of `bodyFace` that name a face to load. */
const BODY_FACES = valuesOf('bodyFace').filter((name) => name !== 'system')

const Faces = v.pipe(
  v.strictObject({
    display: facesOf(valuesOf('displayFace'), DisplayFace),
    body: facesOf(BODY_FACES, BodyFace),
    hangul: SlicedFaces,
    han: SlicedFaces,
  }),
  v.check(
    ({ display, hangul, han }) =>
      Object.values(display).every((face) => face.hangul in hangul && face.han in han),
    'must have an entry for each face that another one names as hangul or han',
  ),
)

/** Choices that are variables, with a file `themes/choices/<name>.json` each. */
export const MEASURED_CHOICES = [
  'corner',
  'density',
  'pageWidth',
  'elevation',
  'glow',
  'card',
  'iconWeight',
  'icons',
  'divider',
  'pattern',
  'headingCase',
  'headingTracking',
  'hero',
  'heroHeight',
  'motion',
  'numerals',
  'textSize',
  'tileFrame',
  'tileShape',
  'typeScale',
] as const satisfies readonly ChoiceName[]

const Pairs = v.array(
  v.strictObject({
    minimum: v.picklist([3, 4.5, 7]),
    colors: v.array(v.string()),
    on: v.array(v.string()),
    /** False if the pair holds for a colour that is shifted, and not for one used as given. */
    exact: v.optional(v.literal(false)),
  }),
)

type PairGroup = v.InferOutput<typeof Pairs>[number]
export type SlicedFace = v.InferOutput<typeof SlicedFace>
export interface Pair {
  color: string
  on: string
  minimum: number
  exact?: false
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
  const pairs = groups!.flatMap(({ colors, on, ...rule }) =>
    colors.flatMap((color) => on.map((background) => ({ color, on: background, ...rule }))),
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

/** Lists the recipes of a mode with their place in the file: its own, and those that replace them. */
function recipeSets(design: ModeDesign): [keys: string[], recipes: Record<string, Recipe>][] {
  const chosen = Object.entries(design.choices).flatMap(([name, values]) =>
    Object.entries(values).map(([value, recipes]): [string[], Record<string, Recipe>] => [
      ['choices', name, value],
      recipes ?? {},
    ]),
  )
  return [[['colors'], design.colors], [['exact'], design.exact], ...chosen]
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
  for (const [keys, recipes] of recipeSets(design)) {
    for (const [name, recipe] of Object.entries(recipes)) {
      const named = [...sourcesOf(recipe), ['', name] as const]
      for (const [key, other] of named.filter(([, one]) => !known.includes(one))) {
        const path = jsonPath([...keys, name, ...(key ? [key] : [])])
        yield { file: `themes/${mode}.json`, path, message: tell(other) }
      }
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
