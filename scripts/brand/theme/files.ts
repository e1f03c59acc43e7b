import * as v from 'valibot'
import { CHOICE_NAMES, type ChoiceName, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES, type LookName } from '#core/brand/looks.ts'
import { MODES, SEED_NAMES } from '#core/brand/theme.ts'
import { ModeDesign } from './recipes.ts'

/** Where editors find the JSON Schema of the file. */
const $schema = v.optional(v.string())

/** A variable's value: the same in all modes, or one for each. */
const Value = v.union([v.string(), v.strictObject({ dark: v.string(), light: v.string() })])
/** Variables that a value of a choice sets. */
export const Variables = v.record(v.string(), Value)

/** Variables of each value of a choice. */
const choiceFile = (name: ChoiceName) =>
  v.strictObject({
    $schema,
    ...Object.fromEntries(valuesOf(name).map((value) => [value, Variables])),
  })

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
  thin: v.optional(v.boolean(), false),
  width: v.pipe(v.number(), v.minValue(0.5), v.maxValue(1.5)),
})
const SlicedFaces = v.record(v.string(), SlicedFace)

const drawn = {
  weight: Weight,
  /** Face of Thai letters, if the face itself has none. */
  thai: v.optional(v.strictObject({ package: v.string(), weight: Weight })),
  /** Names of entries of `hangul` and `han`. */
  hangul: v.string(),
  han: v.string(),
}

/** What another `headingWeight` changes of a face. */
const OtherWeight = v.partial(v.strictObject(drawn))

const DisplayFace = v.strictObject({
  family: v.string(),
  generic: Generic,
  tracking: v.string(),
  leading: v.number(),
  ...drawn,
  light: v.optional(OtherWeight),
  heavy: v.optional(OtherWeight),
})

const BodyFace = v.strictObject({
  family: v.string(),
  generic: Generic,
  /** Font weights that the site ships: regular and semi-bold. */
  weights: v.pipe(v.array(Weight), v.minLength(1)),
})

const entriesOf = <Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>)

/** Values of `bodyFace` that name a face to load. */
const BODY_FACES = valuesOf('bodyFace').filter((name) => name !== 'system')

const FacesFile = v.strictObject({
  $schema,
  display: entriesOf(valuesOf('displayFace'), DisplayFace),
  body: entriesOf(BODY_FACES, BodyFace),
  hangul: SlicedFaces,
  han: SlicedFaces,
})

/** Choices that are variables, with a file `themes/choices/<name>.json` each. */
export const MEASURED_CHOICES = [
  'artTone',
  'corner',
  'density',
  'pageWidth',
  'elevation',
  'glow',
  'card',
  'iconWeight',
  'lineWeight',
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
  'tileSize',
  'typeScale',
] as const satisfies readonly ChoiceName[]
type MeasuredChoice = (typeof MEASURED_CHOICES)[number]

/** Variables that no choice sets by itself: faces, and what follows from the colours. */
export const COMPUTED_VARIABLES: readonly string[] = [
  'font-body',
  'font-display',
  'weight-display',
  'tracking-display',
  'leading-display',
  'header-light-logo',
  'header-dark-logo',
  'clear-light-logo',
  'clear-dark-logo',
  'footer-light-logo',
  'footer-dark-logo',
  'footer-mark',
  'footer-link',
]

const PairsFile = v.strictObject({
  $schema,
  pairs: v.array(
    v.strictObject({
      minimum: v.picklist([3, 4.5, 7]),
      colors: v.array(v.string()),
      on: v.array(v.string()),
      /** False if the pair holds for a colour that is shifted, and not for one used as given. */
      exact: v.optional(v.literal(false)),
    }),
  ),
})

/** Types of the Design Tokens format that variables have; one without a type is for styles only. */
export const TOKEN_TYPES = [
  'color',
  'dimension',
  'number',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'strokeStyle',
  'shadow',
] as const
export type TokenType = (typeof TOKEN_TYPES)[number]

export const TEXT_STYLES = ['display', 'title', 'heading', 'body', 'label', 'caption'] as const
export type TextStyle = (typeof TEXT_STYLES)[number]

const TokensFile = v.strictObject({
  $schema,
  seeds: entriesOf(SEED_NAMES, v.string()),
  colors: v.record(v.string(), v.string()),
  variables: v.record(
    v.string(),
    v.strictObject({ type: v.optional(v.picklist(TOKEN_TYPES)), description: v.string() }),
  ),
  textStyles: entriesOf(TEXT_STYLES, v.string()),
})

const LookFile = v.strictObject({
  $schema,
  summary: v.string(),
  mode: v.picklist(MODES),
  choices: v.strictObject(
    Object.fromEntries(CHOICE_NAMES.map((name) => [name, v.picklist<string[]>(valuesOf(name))])),
  ),
})

/** Shapes of the files in `themes/` that designers edit, by path. */
export const THEME_FILES = {
  'dark.json': ModeDesign,
  'light.json': ModeDesign,
  'faces.json': FacesFile,
  'pairs.json': PairsFile,
  'tokens.json': TokensFile,
  ...(Object.fromEntries(
    MEASURED_CHOICES.map((name) => [`choices/${name}.json`, choiceFile(name)]),
  ) as Record<`choices/${MeasuredChoice}.json`, ReturnType<typeof choiceFile>>),
  ...(Object.fromEntries(LOOK_NAMES.map((name) => [`looks/${name}.json`, LookFile])) as Record<
    `looks/${LookName}.json`,
    typeof LookFile
  >),
}

export type Faces = v.InferOutput<typeof FacesFile>
export type SlicedFace = v.InferOutput<typeof SlicedFace>
export type Pairs = v.InferOutput<typeof PairsFile>['pairs']
export type TokenTexts = v.InferOutput<typeof TokensFile>
/** Variables of each value of a choice. */
export type ValueSets = Record<string, v.InferOutput<typeof Variables>>
