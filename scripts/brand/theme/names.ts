import { MODES } from '#core/brand/schema.ts'
import { quote } from '#lib/quote.ts'
import type { Fault } from '../fault.ts'
import { findNearest } from '../read/nearest.ts'
import { jsonPath } from '../read/path.ts'
import {
  COMPUTED_VARIABLES,
  type Faces,
  type Pairs,
  type TokenTexts,
  type ValueSets,
} from './files.ts'
import { type ModeDesign, type Recipe, sourcesOf } from './recipes.ts'

/** The theme files that could be read; a file with a fault of its own is undefined. */
interface ThemeFiles {
  dark: ModeDesign | undefined
  light: ModeDesign | undefined
  pairs: Pairs | undefined
  faces: Faces | undefined
  tokens: TokenTexts | undefined
  choices: Record<string, ValueSets> | undefined
}

/**
 * Finds names that one theme file writes in another way than the others. A mistyped name is told
 * where it stands, and never as the right word for what names it elsewhere.
 */
export function findNameFaults(files: ThemeFiles): Fault[] {
  const { dark, light, pairs, faces, tokens, choices } = files
  return [
    ...(dark && light && tokens ? findTokenFaults(dark, light, tokens, pairs) : []),
    ...(tokens && choices ? findVariableFaults(tokens, choices) : []),
    ...(faces ? findFaceFaults(faces) : []),
  ]
}

function* findTokenFaults(
  dark: ModeDesign,
  light: ModeDesign,
  tokens: TokenTexts,
  pairs: Pairs = [],
): Generator<Fault> {
  const places = [
    { file: 'themes/dark.json', names: Object.keys(dark.colors) },
    { file: 'themes/light.json', names: Object.keys(light.colors) },
    { file: 'themes/tokens.json', names: Object.keys(tokens.colors) },
  ]
  const every = [...new Set(places.flatMap(({ names }) => names))]
  // A name that only one of the three files has is mistyped there, or not yet in the others.
  const known = every.filter(
    (name) => places.filter(({ names }) => names.includes(name)).length > 1,
  )
  for (const { file, names } of places) {
    const lacking = known.filter((name) => !names.includes(name))
    for (const name of names.filter((one) => !known.includes(one))) {
      const nearest = takeNearest(name, lacking)
      yield {
        file,
        path: jsonPath(['colors', name]),
        message: nearest
          ? `is no token, did you mean "${nearest}"?`
          : 'stands in this file only; a token stands in dark.json, light.json and tokens.json',
      }
    }
    if (lacking.length === 0) continue
    yield { file, path: '$.colors', message: `lacks ${lacking.join(', ')}, which others have` }
  }
  const tell = (name: string) => {
    const nearest = findNearest(name, known)
    return `is ${quote(name)}, which is no token${nearest ? `; did you mean "${nearest}"?` : ''}`
  }
  for (const mode of MODES) {
    for (const [keys, recipes] of recipeSets({ dark, light }[mode])) {
      for (const [name, recipe] of Object.entries(recipes)) {
        const named = [...sourcesOf(recipe), ...(keys[0] === 'colors' ? [] : [['', name] as const])]
        for (const [key, other] of named.filter(([, one]) => !every.includes(one))) {
          const path = jsonPath([...keys, name, ...(key ? [key] : [])])
          yield { file: `themes/${mode}.json`, path, message: tell(other) }
        }
      }
    }
  }
  for (const [index, group] of pairs.entries()) {
    for (const key of ['colors', 'on'] as const) {
      for (const [at, name] of group[key].entries()) {
        if (every.includes(name)) continue
        const path = jsonPath(['pairs', index, key, at])
        yield { file: 'themes/pairs.json', path, message: tell(name) }
      }
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

function* findVariableFaults(
  { variables }: TokenTexts,
  choices: Record<string, ValueSets>,
): Generator<Fault> {
  const used = Object.entries(choices).flatMap(([choice, values]) =>
    Object.entries(values).flatMap(([value, set]) =>
      Object.keys(set).map((name) => ({ choice, value, name })),
    ),
  )
  const setNames = new Set([...used.map(({ name }) => name), ...COMPUTED_VARIABLES])
  const described = Object.keys(variables)
  const undescribed = [...setNames].filter((name) => !described.includes(name))
  for (const name of described.filter((one) => !setNames.has(one))) {
    const nearest = takeNearest(name, undescribed)
    yield {
      file: 'themes/tokens.json',
      path: jsonPath(['variables', name]),
      message: `is set by no choice${nearest ? `, did you mean "${nearest}"?` : '; remove it'}`,
    }
  }
  const right = described.filter((name) => setNames.has(name))
  for (const { choice, value, name } of used.filter((one) => undescribed.includes(one.name))) {
    const nearest = findNearest(name, right)
    yield {
      file: `themes/choices/${choice}.json`,
      path: jsonPath([value, name]),
      message: nearest
        ? `is no variable, did you mean "${nearest}"?`
        : 'is no variable; a new one needs its line in themes/tokens.json',
    }
  }
}

function* findFaceFaults({ display, hangul, han }: Faces): Generator<Fault> {
  const weights = Object.entries(display).flatMap(([face, { light, heavy, ...regular }]) => [
    { names: regular, place: [face] },
    { names: light, place: [face, 'light'] },
    { names: heavy, place: [face, 'heavy'] },
  ])
  for (const { names, place } of weights) {
    for (const [key, known] of [
      ['hangul', Object.keys(hangul)],
      ['han', Object.keys(han)],
    ] as const) {
      const name = names?.[key]
      if (name === undefined || known.includes(name)) continue
      yield {
        file: 'themes/faces.json',
        path: jsonPath(['display', ...place, key]),
        message: `is ${quote(name)}, must be a key of $.${key}: ${known.join(', ')}`,
      }
    }
  }
}

/** Returns the name that was likely meant, and takes it out of those that are missing. */
function takeNearest(name: string, missing: string[]): string | undefined {
  const nearest = findNearest(name, missing)
  if (nearest !== undefined) missing.splice(missing.indexOf(nearest), 1)
  return nearest
}
