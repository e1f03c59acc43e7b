import { converter, formatHex } from 'culori'
import { MODES, type Mode } from '#core/brand/schema.ts'
import { SEED_NAMES, type SeedName } from '#core/brand/theme.ts'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { describe, readJson } from '../read/json.ts'
import { findNearest } from '../read/nearest.ts'
import { jsonPath } from '../read/path.ts'
import { toHex } from '../theme/color.ts'
import { MODE_NAME } from './dtcg.ts'

/** A seed that a file of tokens gives, and where it stands there. */
export interface GivenSeed {
  name: SeedName
  /** Undefined for a seed of every mode. */
  mode: Mode | undefined
  hex: string
  path: string
}

type Json = Record<string, unknown>

/** Tokens of a file for one mode, or for every one. */
interface Source {
  mode: Mode | undefined
  keys: PropertyKey[]
  tree: Json
}

/**
 * Reads the seeds from a file in the Design Tokens format: a resolver, or the tokens of one mode.
 * Everything else in the file is left alone, since it is computed from the seeds.
 *
 * @param name name of the file in faults
 * @param mode mode of the tokens in a file without resolver, whatever the file says
 * @throws FaultError with every fault found
 */
export function readSeeds(path: string, name: string, mode?: Mode): GivenSeed[] {
  const json = readJson(path, name)
  if (!isObject(json)) {
    throw new FaultError([{ file: name, message: `holds ${describe(json)}, must hold an object` }])
  }
  const faults: Fault[] = []
  const tell = (keys: readonly PropertyKey[], message: string) => {
    faults.push({ file: name, path: jsonPath(keys), message })
  }
  const sources =
    'resolutionOrder' in json
      ? listSources(json, tell)
      : [{ mode: mode ?? modeOf(json), keys: [], tree: json }]
  const seeds = sources.flatMap((source) => seedsOf(source, sources, tell))
  if (faults.length === 0 && seeds.length === 0) {
    const hint = sources.map(({ tree }) => findNearest('seed', Object.keys(tree))).find(Boolean)
    const message = hint
      ? `has no group "seed"; rename ${quote(hint)} if it holds them`
      : `has no group "seed" with ${SEED_NAMES.join(', ')}; "npm run brand -- tokens <id>" shows where they stand`
    faults.push({ file: name, message })
  }
  if (faults.length > 0) throw new FaultError(faults)
  return seeds
}

type Tell = (keys: readonly PropertyKey[], message: string) => void

/** Returns the mode that a file of one mode names, as Figma does. */
function modeOf(json: Json): Mode | undefined {
  const extensions = isObject(json['$extensions']) ? json['$extensions'] : {}
  const name = String(extensions[MODE_NAME] ?? '').toLowerCase()
  return MODES.find((mode) => mode === name)
}

/** Lists the tokens of a resolver: of its sets for every mode, of its contexts for one. */
function listSources(json: Json, tell: Tell): Source[] {
  const sets = isObject(json['sets']) ? json['sets'] : {}
  const modifiers = isObject(json['modifiers']) ? json['modifiers'] : {}
  const inSets = Object.entries(sets).map(([set, value]) => ({
    mode: undefined,
    keys: ['sets', set, 'sources'],
    list: isObject(value) ? value['sources'] : undefined,
  }))
  const inModes = Object.entries(modifiers).flatMap(([modifier, value]) => {
    const contexts = isObject(value) && isObject(value['contexts']) ? value['contexts'] : {}
    return MODES.map((mode) => ({
      mode,
      keys: ['modifiers', modifier, 'contexts', mode],
      list: contexts[mode] ?? [],
    }))
  })
  return [...inSets, ...inModes].flatMap(({ mode, keys, list }) => {
    if (!Array.isArray(list)) {
      tell(keys, `is ${describe(list)}, must be a list of tokens`)
      return []
    }
    return list.flatMap((tree: unknown, index): Source[] => {
      const at = [...keys, index]
      if (isObject(tree) && !('$ref' in tree)) return [{ mode, keys: at, tree }]
      const target = isObject(tree) ? String(tree['$ref']) : ''
      // A set that a context names is read at its own place.
      if (!target.startsWith('#/sets/')) {
        tell(at, `leads to ${quote(target)}; put the tokens themselves there`)
      }
      return []
    })
  })
}

function seedsOf({ mode, keys, tree }: Source, sources: readonly Source[], tell: Tell) {
  const group = tree['seed']
  if (group === undefined) return []
  if (!isObject(group)) {
    tell([...keys, 'seed'], `is ${describe(group)}, must be a group with ${SEED_NAMES.join(', ')}`)
    return []
  }
  return Object.entries(group).flatMap(([name, token]): GivenSeed[] => {
    if (name.startsWith('$')) return []
    const at = [...keys, 'seed', name]
    const known = SEED_NAMES.find((one) => one === name)
    if (!known) {
      const nearest = findNearest(name, SEED_NAMES)
      const hint = nearest ? `did you mean "${nearest}"?` : `known: ${SEED_NAMES.join(', ')}`
      tell(at, `is no seed; ${hint}`)
      return []
    }
    const place = followAliases({ at, token, type: group['$type'] ?? tree['$type'] }, mode, sources)
    if (typeof place === 'string') {
      tell(at, place)
      return []
    }
    const color = readColor(place.token, place.type)
    if ('fault' in color) {
      tell([...place.at, ...color.below], color.fault)
      return []
    }
    return [{ name: known, mode, hex: color.hex, path: jsonPath(at) }]
  })
}

interface Place {
  at: PropertyKey[]
  token: unknown
  /** Type that the groups around the token give. */
  type: unknown
}

/** Follows references such as `{color.gold}`; returns a text if they lead nowhere. */
function followAliases(
  start: Place,
  mode: Mode | undefined,
  sources: readonly Source[],
): Place | string {
  let place = start
  for (const seen = new Set<string>(); ;) {
    const value = isObject(place.token) ? place.token['$value'] : undefined
    const [, target] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : []
    if (target === undefined) return place
    if (seen.has(target)) return `refers to ${quote(target)}, which refers back to itself`
    seen.add(target)
    const found = sources
      // The mode's own tokens stand last and win.
      .filter((source) => source.mode === undefined || source.mode === mode || mode === undefined)
      .toReversed()
      .map((source) => findToken(source, target.split('.')))
      .find((one) => one !== undefined)
    if (!found) return `refers to ${quote(target)}, which the file lacks`
    place = found
  }
}

function findToken({ keys, tree }: Source, path: string[]): Place | undefined {
  let token: unknown = tree
  let type: unknown
  for (const key of path) {
    if (!isObject(token) || !Object.hasOwn(token, key)) return undefined
    type = token['$type'] ?? type
    token = token[key]
  }
  return isObject(token) && '$value' in token ? { at: [...keys, ...path], token, type } : undefined
}

/** Colour spaces of the format, whose names are those of CSS; some are functions of CSS. */
const FUNCTIONS = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']
const SPACES = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
  ...FUNCTIONS,
]

const toOklch = converter('oklch')

type ColorFault = { below: PropertyKey[]; fault: string }

function readColor(token: unknown, inherited: unknown): { hex: string } | ColorFault {
  const fault = (below: PropertyKey[], text: string) => ({ below, fault: text })
  if (!isObject(token) || !('$value' in token)) {
    return fault([], 'is no token; give it a "$type" of "color" and a "$value"')
  }
  const { $value: value, $type: type = inherited } = token
  if (type !== 'color') return fault(['$type'], `is ${describe(type)}, must be "color"`)
  // Older files of tokens write colours as text.
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value))
    return { hex: value.toLowerCase() }
  if (!isObject(value)) {
    return fault(
      ['$value'],
      `is ${describe(value)}, must be an object with colorSpace and components`,
    )
  }
  const { colorSpace, components, alpha = 1, hex } = value
  const space = SPACES.find((one) => one === colorSpace)
  if (space === undefined) {
    const nearest = findNearest(String(colorSpace), SPACES)
    const hint = nearest ? `did you mean "${nearest}"?` : `must be one of ${SPACES.join(', ')}`
    return fault(['$value', 'colorSpace'], `is ${describe(colorSpace)}, ${hint}`)
  }
  if (!isTriple(components)) {
    return fault(['$value', 'components'], 'must be a list of three numbers')
  }
  if (alpha !== 1) {
    return fault(['$value', 'alpha'], `is ${describe(alpha)}, must be 1, since a seed is opaque`)
  }
  const shown = toNearestHex(space, components)
  if (space === 'srgb' && typeof hex === 'string' && hex.toLowerCase() !== shown) {
    const message = `is ${quote(hex)}, but the components are ${shown}; change both, or remove "hex"`
    return fault(['$value', 'hex'], message)
  }
  return { hex: shown }
}

/** Converts a colour to sRGB; one that sRGB lacks keeps its lightness and hue. */
function toNearestHex(space: string, components: readonly (number | 'none')[]): string {
  const percent = space === 'hsl' || space === 'hwb'
  const parts = components.map((one, index) => `${one}${percent && index > 0 ? '%' : ''}`)
  const text = parts.join(' ')
  const css = FUNCTIONS.includes(space) ? `${space}(${text})` : `color(${space} ${text})`
  if (space === 'srgb') return formatHex(css)!
  const { l, c, h = 0 } = toOklch(css)!
  return toHex({ l, c, h })
}

const isTriple = (value: unknown): value is (number | 'none')[] =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((one) => one === 'none' || (typeof one === 'number' && Number.isFinite(one)))

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
