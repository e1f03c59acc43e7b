import type { Mode } from '#core/brand/schema.ts'
import type { ColorValue, Measure } from './css-value.ts'
import { writeModeFile } from './dtcg.ts'
import type { BrandTokens, Token } from './tokens.ts'

/**
 * Fields of Figma that offer a variable, by the path of its token; the first match decides. Figma
 * has no field for what matches none, such as a duration.
 */
const SCOPES: [RegExp, string[]][] = [
  [/^color\/(?:on-|(?:.*-)?text$|muted|money)/, ['TEXT_FILL', 'SHAPE_FILL']],
  [/^(?:color|card)\/(?:.*-)?(?:border|border-strong|edge)$|^color\/focus$/, ['STROKE_COLOR']],
  [/^color\/(?:game-|tier-|chart|.*-mark$)|^footer\/|^seed\//, ['ALL_FILLS', 'STROKE_COLOR']],
  [/^(?:color|card\/(?:fill|ink)|tile\/ground|page\/ink)/, ['FRAME_FILL', 'SHAPE_FILL']],
  [/^(?:corner$|radius\/)/, ['CORNER_RADIUS']],
  [/^(?:spacing\/|hero\/inset|tile\/mat)/, ['GAP', 'WIDTH_HEIGHT']],
  [/^page\/width/, ['WIDTH_HEIGHT']],
  [/^(?:card\/line|icon\/stroke)/, ['STROKE_FLOAT']],
  [/^size\//, ['FONT_SIZE']],
  [/^font\//, ['FONT_FAMILY']],
  [/^weight\//, ['FONT_WEIGHT']],
]

/** Tokens that Figma has a field for, with the fields as extensions. */
function forFigma(tokens: readonly Token[]) {
  return tokens.flatMap((token) => {
    const name = token.path.join('/')
    const scopes = SCOPES.find(([pattern]) => pattern.test(name))?.[1]
    return scopes ? [{ ...token, name, scopes }] : []
  })
}

/** Names of the tokens that Figma's variables cannot hold. */
export function listUnknownToFigma({ tokens }: BrandTokens): string[] {
  const known = forFigma(tokens).map(({ name }) => name)
  return tokens.map(({ path }) => path.join('/')).filter((name) => !known.includes(name))
}

/** Writes the file of one mode for the window of Figma that imports variables. */
export function writeFigmaMode(name: string, { tokens }: BrandTokens, mode: Mode): object {
  const own = forFigma(tokens).map(({ scopes, ...token }) => ({
    ...token,
    values: { [mode]: valueOf(token, mode) },
    extensions: { 'com.figma.scopes': scopes },
  }))
  return writeModeFile(name, own, mode)
}

/**
 * Writes one collection with all modes, as Figma's REST API takes it
 * (`POST /v1/files/:file_key/variables`).
 */
export function writeFigmaCollection(name: string, { tokens, modes }: BrandTokens): object {
  const own = forFigma(tokens)
  return {
    variableCollections: [
      { action: 'CREATE', id: 'collection', name, initialModeId: `mode-${modes[0]}` },
    ],
    // A new collection has one mode already, which only gets its name.
    variableModes: modes.map((mode, index) => ({
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id: `mode-${mode}`,
      name: mode,
      variableCollectionId: 'collection',
    })),
    variables: own.map(({ name: id, type, description, scopes, cssName }) => ({
      action: 'CREATE',
      id,
      name: id,
      variableCollectionId: 'collection',
      resolvedType: type === 'color' ? 'COLOR' : type === 'fontFamily' ? 'STRING' : 'FLOAT',
      description,
      scopes,
      ...(cssName && { codeSyntax: { WEB: `var(--${cssName})` } }),
    })),
    variableModeValues: own.flatMap((token) =>
      modes.map((mode) => ({
        variableId: token.name,
        modeId: `mode-${mode}`,
        value: resolveValue(token, mode),
      })),
    ),
  }
}

/** A value as Figma has it: lengths in px, and one face, since Figma lists no others. */
function valueOf({ type, values }: Token, mode: Mode): unknown {
  if (type === 'fontFamily') return (values[mode] as string[])[0]
  if (type !== 'dimension') return values[mode]
  const { value, unit } = values[mode] as Measure
  return { value: unit === 'rem' ? value * 16 : value, unit: 'px' } satisfies Measure
}

function resolveValue(token: Token, mode: Mode): unknown {
  const alias = token.aliases?.[mode]
  if (typeof alias === 'string') {
    return { type: 'VARIABLE_ALIAS', id: alias.slice(1, -1).replaceAll('.', '/') }
  }
  const value = valueOf(token, mode)
  switch (token.type) {
    case 'color': {
      const { components, alpha } = value as ColorValue
      const [r, g, b] = components
      return { r, g, b, a: alpha }
    }
    case 'dimension':
      return (value as Measure).value
    default:
      return value
  }
}
