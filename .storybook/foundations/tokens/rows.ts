import type { PreviewBrand } from 'virtual:livery-brands'
import { tokenUses } from 'virtual:livery-sources'
import { MODES, type Mode } from '#core/brand/theme.ts'
import type { Origin } from '#scripts/brand/theme/origins.ts'
import { componentOf } from '../UsedBy.tsx'
import TOKENS from '#themes/tokens.json' with { type: 'json' }

/** A colour that stands on another one, with the contrast in each mode. */
export interface Partner {
  /** The pair as a text, such as "on surface" or "below text". */
  name: string
  minimum: number
  ratios: Partial<Record<Mode, number>>
}

/** A token or variable of a brand, as the table shows it. */
export interface TokenRow extends Origin {
  name: string
  /** Use of the token, in the words of `themes/tokens.json`. */
  use: string
  kind: Kind
  isColor: boolean
  /** Its value in each mode that the brand offers. */
  values: Partial<Record<Mode, string>>
  partners: Partner[]
  /** Files of the site that use it. */
  files: readonly string[]
}

/** Kinds in the order of the table. */
export const KIND_NAMES = [
  'Grounds',
  'Words and icons',
  'Lines and marks',
  'Categories and levels',
  'Shape and space',
  'Depth and cards',
  'Type',
  'Motion',
  'Tiles and banner',
  'Header and footer',
] as const
type Kind = (typeof KIND_NAMES)[number]

/** Which kind a token is, by its name; the first line that fits counts. */
const KINDS: [kind: Kind, color: boolean, names: RegExp][] = [
  ['Categories and levels', true, /^(?:game|tier|chart)/],
  ['Words and icons', true, /^(?:on-|text$|muted$|money$)|-text$|-ink$/],
  ['Lines and marks', true, /border|-edge$|-mark$|^focus$/],
  ['Grounds', true, /./],
  ['Type', false, /^(?:font|weight|leading|tracking|heading|numerals|size)-/],
  ['Depth and cards', false, /^(?:shadow|card)-/],
  ['Motion', false, /^(?:duration|ease)-|^(?:lift|press|zoom)$/],
  ['Tiles and banner', false, /^(?:tiles?|hero)-/],
  ['Header and footer', false, /-logo$|^footer-/],
  ['Shape and space', false, /./],
]

const kindOf = (name: string, isColor: boolean) =>
  KINDS.find(([, color, names]) => color === isColor && names.test(name))![0]

/** Lists every token and variable of a brand, by kind and then in the order of `themes/tokens.json`. */
export function listTokens({ css, modes, contrast, origins }: PreviewBrand): TokenRow[] {
  const offered = MODES.filter((mode) => modes[mode])
  const colors = Object.entries(TOKENS.colors).map(([name, use]) => ({
    name,
    use,
    isColor: true,
    values: Object.fromEntries(offered.map((mode) => [mode, modes[mode]![name]!])),
    partners: findPartners(name, contrast),
  }))
  const variables = Object.entries(TOKENS.variables).flatMap(([name, { description: use }]) => {
    const values = Object.fromEntries(
      offered.flatMap((mode) => {
        const value = readVariable(css, name, mode)
        return value === undefined ? [] : [[mode, value]]
      }),
    )
    const isThere = Object.keys(values).length > 0
    return isThere ? [{ name, use, isColor: false, values, partners: [] }] : []
  })
  return [...colors, ...variables]
    .map((row) => ({
      ...row,
      ...origins[row.name]!,
      kind: kindOf(row.name, row.isColor),
      files: tokenUses[row.name] ?? [],
    }))
    .toSorted((one, other) => KIND_NAMES.indexOf(one.kind) - KIND_NAMES.indexOf(other.kind))
}

/** Reads a variable of one mode: from the mode's own rule, or else from the rule of all modes. */
export function readVariable(css: string, name: string, mode: Mode): string | undefined {
  const rules = [...css.matchAll(/([^{}]*)\{([^}]*)\}/g)]
  const found = (isWanted: (selector: string) => boolean) =>
    rules
      .filter(([, selector = '']) => isWanted(selector))
      .map(([, , body = '']) => new RegExp(`(?:^|;)--${name}:([^;]*)`).exec(body)?.[1])
      .find((value) => value !== undefined)
  return (
    found((selector) => selector.includes(`data-mode=${mode}`)) ??
    found((selector) => !selector.includes('data-mode'))
  )
}

/** Lists the colours with which a colour must have contrast, the faintest pair first. */
function findPartners(name: string, contrast: PreviewBrand['contrast']): Partner[] {
  const partners = new Map<string, Partner>()
  for (const { pair, mode, ratio, minimum } of contrast) {
    const [color, ground] = pair.split(' on ')
    if (name !== color && name !== ground) continue
    const title = name === color ? `on ${ground}` : `below ${color}`
    const known = partners.get(title) ?? { name: title, minimum, ratios: {} }
    partners.set(title, { ...known, ratios: { ...known.ratios, [mode]: ratio } })
  }
  const lowest = ({ ratios, minimum }: Partner) => Math.min(...Object.values(ratios)) / minimum
  return [...partners.values()].toSorted((one, other) => lowest(one) - lowest(other))
}

/** Who makes a colour; one that a brand replaces in a single mode is computed in the other. */
export const MAKERS = ['Colours still computed', 'Colours set in the brand file'] as const

interface Filter {
  words: string
  kind: Kind | undefined
  maker: (typeof MAKERS)[number] | undefined
}

function isMadeBy({ isColor, setBy, values }: TokenRow, maker: (typeof MAKERS)[number]): boolean {
  const replaced = setBy.filter((line) => line.startsWith('tokens.')).length
  if (maker === 'Colours set in the brand file') return replaced > 0
  return isColor && replaced < Object.keys(values).length
}

/** Whether a token is of a kind and a maker, and has each typed word in its name, use or users. */
export function fitsFilter(row: TokenRow, { words, kind, maker }: Filter): boolean {
  const text = [row.name, row.use, ...row.files.map(componentOf)].join(' ').toLowerCase()
  return (
    (kind === undefined || row.kind === kind) &&
    (maker === undefined || isMadeBy(row, maker)) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}
