import type { Brand, Mode } from '#core/brand/schema.ts'
import { SEED_NAMES, seedOf } from '#core/brand/theme.ts'
import { computeTheme } from '../theme.ts'
import { type Design, readDesign } from '../theme/design.ts'
import { findOrigins } from '../theme/origins.ts'
import { TEXT_STYLES, type TextStyle, type TokenType } from '../theme/files.ts'
import { modeVariables, sharedVariables } from '../theme/variables.ts'
import { type Measure, type Reading, readCssValue, substitute, toColor } from './css-value.ts'

/** A token of a brand, for design tools. */
export interface Token {
  /** Groups and name, such as `['color', 'surface']`. */
  path: string[]
  type: TokenType | 'typography'
  description: string
  /** Name of the CSS variable that has this very value. */
  cssName?: string
  /** Value of the Design Tokens format in each mode. */
  values: Partial<Record<Mode, unknown>>
  /** Values that name the tokens which they are, such as `{seed.primary}`, in modes that have any. */
  aliases?: Partial<Record<Mode, unknown>>
  /** What a single design tool wants to know. */
  extensions?: Record<string, unknown>
}

/** A CSS variable that the theme writes. */
export interface Variable {
  name: string
  description: string
  /** Type of the Design Tokens format; undefined if only styles need the variable. */
  type: TokenType | undefined
  /** Text of its value in a style sheet, by mode. */
  css: Partial<Record<Mode, string>>
  /** Whether all modes share one rule. */
  isShared: boolean
}

export interface BrandTokens {
  /** The brand's modes, that of a first visit first. */
  modes: Mode[]
  variables: Variable[]
  tokens: Token[]
  /** Names of variables with a value that the Design Tokens format cannot say. */
  leftOut: string[]
}

/** Lists the variables of a brand's theme, and its tokens with the colours that it gives. */
export function listTokens(theme: Brand['theme'], design: Design = readDesign()): BrandTokens {
  const computed = computeTheme(theme, design)
  const modes = Object.keys(computed.modes) as Mode[]
  const shared = sharedVariables(theme, design)
  const sets = modes.map((mode) => {
    const own = modeVariables(theme, mode, design, computed.modes[mode]!)
    return [mode, { ...shared, ...own }] as const
  })
  const variables = describeAll(design)
    .filter(({ name }) => sets.every(([, set]) => name in set))
    .map((variable) => ({
      ...variable,
      css: Object.fromEntries(sets.map(([mode, set]) => [mode, set[variable.name]!])),
      isShared: variable.name in shared,
    }))
  const readings = variables.flatMap(({ type, name, ...variable }) =>
    type ? [{ ...variable, type, name, read: readIn(type, name, sets) }] : [],
  )
  const tokens = readings.flatMap(({ name, type, description, read }) =>
    read ? toTokens(pathOf(name), type, description, read, name) : [],
  )
  const seeds = listSeeds(theme, modes, design)
  const origins = findOrigins(theme, design)
  const named = tokens.map((token) => {
    const [group, name] = token.path
    const own = (group === 'color' && origins[name!]?.seeds) || []
    return nameSeeds(
      token,
      seeds.filter(({ path }) => own.some((seed) => seed === path.at(-1))),
    )
  })
  return {
    modes,
    variables,
    tokens: [
      ...seeds,
      ...named,
      ...listTextStyles(Object.fromEntries(readings.map(({ name, read }) => [name, read])), design),
    ],
    leftOut: readings.filter(({ read }) => !read).map(({ name }) => name),
  }
}

/** What every variable that a theme can have is for, in the order of `themes/tokens.json`. */
function describeAll({ tokens: { colors, variables } }: Design) {
  return [
    ...Object.entries(colors).map(([name, description]) => ({
      name: `color-${name}`,
      description,
      type: 'color' as const,
    })),
    ...Object.entries(variables).map(([name, { type, description }]) => ({
      name,
      description,
      type,
    })),
  ]
}

type ByMode = [Mode, Reading][]

/** Reads a variable in every mode; undefined if the format cannot say it in one of them. */
function readIn(
  type: TokenType,
  name: string,
  sets: readonly (readonly [Mode, Record<string, string>])[],
): ByMode | undefined {
  const readings = sets.map(
    ([mode, set]) => [mode, readCssValue(type, substitute(set[name]!, set))] as const,
  )
  return readings.every(([, reading]) => reading) ? (readings as ByMode) : undefined
}

/** The first word of a variable's name is its group; `spacing` is a group and a variable. */
const pathOf = (name: string) =>
  name === 'spacing' ? ['spacing', 'unit'] : name.split(/-(.*)/, 2).filter(Boolean)

const IN_WINDOWS = { phone: 'in a window 390 px wide', desk: 'in a window 1440 px wide' }

/** Makes one token, or two of a size that grows with the window. */
function toTokens(
  path: string[],
  type: Token['type'],
  description: string,
  read: ByMode,
  cssName?: string,
): Token[] {
  const values = (pick: (reading: Reading) => unknown) =>
    Object.fromEntries(read.map(([mode, reading]) => [mode, pick(reading)]))
  if (read.every(([, reading]) => 'value' in reading)) {
    const single = values((reading) => pickWindow(reading, 'desk'))
    return [{ path, type, description, ...(cssName !== undefined && { cssName }), values: single }]
  }
  return (['phone', 'desk'] as const).map((window) => ({
    path: [...path, window],
    type,
    description: `${description}, ${IN_WINDOWS[window]}`,
    values: values((reading) => pickWindow(reading, window)),
  }))
}

const pickWindow = (reading: Reading, window: 'phone' | 'desk') =>
  'value' in reading ? reading.value : reading[window]

function listSeeds(theme: Brand['theme'], modes: Mode[], { tokens }: Design): Token[] {
  return SEED_NAMES.map((name) => ({
    path: ['seed', name],
    type: 'color',
    description: `${tokens.seeds[name]}; the other colours are computed from the seeds`,
    values: Object.fromEntries(
      modes.map((mode) => [mode, toColor(seedOf(theme, name, mode).toLowerCase())]),
    ),
  }))
}

/** Adds the seed that a colour is as given, if it is one of the seeds from which it is made. */
function nameSeeds(token: Token, seeds: readonly Token[]): Token {
  const aliases = Object.entries(token.values).flatMap(([mode, value]) => {
    const isSame = (seed: Token) =>
      JSON.stringify(seed.values[mode as Mode]) === JSON.stringify(value)
    const seed = seeds.find(isSame)
    return seed ? [[mode, refer(seed.path)]] : []
  })
  return aliases.length > 0 ? { ...token, aliases: Object.fromEntries(aliases) } : token
}

const refer = (path: readonly string[]) => `{${path.join('.')}}`

/** Line heights of texts in Latin letters, as `src/app/theme.css` has them. */
export const LEADING = { body: 1.5, label: 1.4 }

/** Weight of texts; only headings have one of their own. */
const TEXT_WEIGHT = 400

const HEADINGS: readonly TextStyle[] = ['display', 'title', 'heading']

function listTextStyles(
  readings: Readonly<Record<string, ByMode | undefined>>,
  { tokens }: Design,
): Token[] {
  const valueOf = (name: string, mode: Mode) => {
    const reading = readings[name]?.find(([one]) => one === mode)?.[1]
    return reading && pickWindow(reading, 'desk')
  }
  return TEXT_STYLES.flatMap((style) => {
    const sizes = readings[`size-${style === 'body' ? 'text' : style}`] ?? []
    const isHeading = HEADINGS.includes(style)
    const read = sizes.map(([mode, reading]): [Mode, Reading] => {
      const spaces = ['tracking-display', 'tracking-case', 'tracking-choice']
      const em = spaces.reduce((sum, name) => sum + Number(valueOf(name, mode) ?? 0), 0)
      const write = (fontSize: Measure) => ({
        fontFamily: valueOf(isHeading ? 'font-display' : 'font-body', mode),
        fontSize,
        fontWeight: isHeading ? valueOf('weight-display', mode) : TEXT_WEIGHT,
        letterSpacing: {
          value: isHeading ? Math.round(em * fontSize.value * 1e4) / 1e4 : 0,
          unit: fontSize.unit,
        },
        lineHeight: isHeading
          ? valueOf('leading-display', mode)
          : LEADING[style === 'body' ? 'body' : 'label'],
      })
      if ('value' in reading) return [mode, { value: write(reading.value as Measure) }]
      return [mode, { phone: write(reading.phone), desk: write(reading.desk) } as never]
    })
    if (read.length === 0) return []
    const made = toTokens(['text', style], 'typography', tokens.textStyles[style], read)
    return made.map((token) => nameParts(token, isHeading))
  })
}

/** Adds the tokens that are the parts of a text style. */
function nameParts({ path, values, ...token }: Token, isHeading: boolean): Token {
  const [, style, ...window] = path
  const parts = {
    fontFamily: refer(['font', isHeading ? 'display' : 'body']),
    fontSize: refer(['size', style === 'body' ? 'text' : style!, ...window]),
    ...(isHeading && { fontWeight: '{weight.display}', lineHeight: '{leading.display}' }),
  }
  const aliases = Object.entries(values).map(([mode, value]) => [
    mode,
    { ...(value as object), ...parts },
  ])
  return { ...token, path, values, aliases: Object.fromEntries(aliases) }
}
