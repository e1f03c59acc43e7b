import * as v from 'valibot'
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import {
  CHOICE_NAMES,
  type ChoiceName,
  type Choices,
  type ChoiceValue,
  valuesOf,
} from './choices.ts'
import { type OwnFontsData, OwnFontsSchema } from './fonts.ts'
import { uniqueList } from './fields.ts'
import { LOOK_NAMES, LOOKS, type LookName } from './looks.ts'

export const MODES = ['dark', 'light'] as const
export type Mode = (typeof MODES)[number]

export const SEED_NAMES = ['primary', 'accent', 'neutral'] as const
export type SeedName = (typeof SEED_NAMES)[number]

/** A seed colour: the same in both modes, or one for each. */
export type Seed = string | Record<Mode, string>

/** Names of the colours that components use and a brand may override. */
export const TOKEN_NAMES = Object.keys(TOKENS.colors)

const HexColor = v.pipe(
  v.string(),
  v.regex(
    /^#[0-9a-fA-F]{6}$/,
    'must be a colour written as six hexadecimal digits, such as "#d4af37"',
  ),
)

const SeedSchema = v.union([HexColor, v.strictObject({ dark: HexColor, light: HexColor })])

const Tokens = v.optional(v.record(v.picklist(TOKEN_NAMES), HexColor))

const optionalChoices = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, v.optional(v.picklist<string[]>(valuesOf(name)))]),
) as {
  [Name in ChoiceName]: v.OptionalSchema<
    v.PicklistSchema<ChoiceValue<Name>[], undefined>,
    undefined
  >
}

/** The design of a brand: its seeds, and a look with the choices that replace single ones of it. */
export const ThemeSchema = v.pipe(
  v.strictObject({
    defaultMode: v.picklist(MODES),
    modes: v.optional(v.pipe(uniqueList(v.picklist(MODES)), v.minLength(1)), [...MODES]),
    primary: SeedSchema,
    accent: SeedSchema,
    neutral: SeedSchema,
    /** Uses primary and accent as given: what they cannot carry changes around them. */
    exact: v.optional(v.boolean()),
    /** Colours that replace those that the seeds lead to, by token. */
    tokens: v.optional(v.strictObject({ dark: Tokens, light: Tokens })),
    look: v.optional(v.picklist(LOOK_NAMES), 'classic'),
    fonts: v.optional(OwnFontsSchema),
    ...optionalChoices,
  }),
  v.transform(({ look, ...theme }) => ({ look, ...LOOKS[look].choices, ...theme }) as Theme),
)

interface Theme extends Choices, Record<SeedName, Seed> {
  defaultMode: Mode
  modes: Mode[]
  exact?: boolean
  tokens?: Partial<Record<Mode, Record<string, string>>>
  look: LookName
  fonts?: OwnFontsData
}

/** Returns a seed colour in one mode, by default in the mode of a first visit. */
export function seedOf(
  theme: Pick<Theme, 'defaultMode' | SeedName>,
  name: SeedName,
  mode: Mode = theme.defaultMode,
): string {
  const seed = theme[name]
  return typeof seed === 'string' ? seed : seed[mode]
}
