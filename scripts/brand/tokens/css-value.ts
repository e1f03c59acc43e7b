import { formatHex8, interpolate, parse } from 'culori'
import type { TokenType } from '../theme/files.ts'

/** Widths of a window, in px, at which sizes that grow with it are told. */
export const WINDOWS = { phone: 390, desk: 1440 } as const
export type Window = keyof typeof WINDOWS

/** A length or a time, as the Design Tokens format writes it. */
export interface Measure {
  value: number
  unit: 'px' | 'rem' | 'ms'
}

/** A value of the Design Tokens format, or the two of a size that grows with the window. */
export type Reading = { value: unknown } | Record<Window, Measure>

/**
 * Reads the value of a CSS variable as a value of the Design Tokens format; undefined if the format
 * cannot say it, such as a corner in percent.
 *
 * @param css without references to other variables
 */
export function readCssValue(type: TokenType, css: string): Reading | undefined {
  if (type === 'dimension') return readDimension(css)
  const value = READERS[type](css)
  return value === undefined || Number.isNaN(value) ? undefined : { value }
}

const READERS: Record<Exclude<TokenType, 'dimension'>, (css: string) => unknown> = {
  color: (css) => toColor(readColor(css)),
  number: (css) => calculate(css, { '': 1, em: 1 }),
  fontFamily: readFamilies,
  fontWeight: Number,
  duration: (css) => ({ value: calculate(css, { ms: 1 }), unit: 'ms' }) satisfies Measure,
  cubicBezier: (css) =>
    css === 'linear' ? [0, 0, 1, 1] : splitOutside(argumentsOf(css), ',').map(Number),
  // The format has no name for a line that is not there.
  strokeStyle: (css) => (css === 'none' ? undefined : css),
  shadow: readShadows,
}

/** Puts the values of variables in the place of their references. */
export function substitute(css: string, variables: Readonly<Record<string, string>>): string {
  const next = css.replace(
    /var\(--([\w-]+)(?:,([^()]*))?\)/g,
    (_all, name: string, otherwise = '') => variables[name] ?? otherwise,
  )
  return next === css ? css : substitute(next, variables)
}

/** Writes `#rrggbb` or `#rrggbbaa` as a colour of the Design Tokens format. */
export function toColor(hex: string) {
  const [r = 0, g = 0, b = 0, alpha = 255] = [1, 3, 5, 7].flatMap((at) =>
    hex.length > at ? [parseInt(hex.slice(at, at + 2), 16)] : [],
  )
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map((one) => round(one / 255)),
    alpha: round(alpha / 255),
    hex: hex.slice(0, 7),
  }
}
export type ColorValue = ReturnType<typeof toColor>

function readColor(css: string): string {
  if (!css.startsWith('color-mix(')) return formatHex8(parse(css))!
  const [, first = '', second = ''] = splitOutside(argumentsOf(css), ',')
  const [color = '', share = '50%'] = splitOutside(first, ' ')
  const [one, other] = [parse(readColor(color))!, parse(readColor(second))!]
  const part = parseFloat(share) / 100
  // What is mixed with nothing keeps its colour and becomes transparent.
  if (other.alpha === 0) return formatHex8({ ...one, alpha: (one.alpha ?? 1) * part })
  return formatHex8(interpolate([other, one], 'oklab')(part))
}

function readDimension(css: string): Reading | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? []
  if (unit) return { value: { value: Number(number), unit } }
  const at = (width: number) => calculate(css, { '': 1, px: 1, rem: 16, vw: width / 100 })
  const [phone, desk] = [at(WINDOWS.phone), at(WINDOWS.desk)].map((value): Measure => ({
    value: round(value),
    unit: 'px',
  })) as [Measure, Measure]
  if (Number.isNaN(phone.value)) return undefined
  return phone.value === desk.value ? { value: phone } : { phone, desk }
}

/** Lists the faces without those that only stand in while a face loads. */
function readFamilies(css: string): string[] {
  const families = splitOutside(css, ',').map((family) => family.replaceAll('"', ''))
  return [...new Set(families.filter((family) => !family.endsWith(' Fallback')))]
}

function readShadows(css: string) {
  if (css === 'none') return readShadow('0 0 #0000')
  const shadows = splitOutside(css, ',').map(readShadow)
  return shadows.length === 1 ? shadows[0] : shadows
}

function readShadow(css: string) {
  const parts = splitOutside(css, ' ')
  const inset = parts[0] === 'inset'
  const color = parts.at(-1)!
  const [offsetX, offsetY, blur, spread] = [...parts.slice(inset ? 1 : 0, -1), '0', '0'].map(
    (part) => (readDimension(part) as { value: Measure }).value,
  )
  return {
    color: toColor(readColor(color)),
    offsetX,
    offsetY,
    blur,
    spread,
    ...(inset && { inset }),
  }
}

/** Splits a value at a separator, but not within parentheses. */
function splitOutside(css: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of css) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

function argumentsOf(css: string): string {
  return css.slice(css.indexOf('(') + 1, -1)
}

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  '(': (value = NaN) => value,
  'calc(': (value = NaN) => value,
  'min(': Math.min,
  'max(': Math.max,
  'clamp(': (least = NaN, value = NaN, most = NaN) => Math.max(least, Math.min(value, most)),
}

/** Calculates a CSS value; NaN if it has another unit or form than those that are known. */
function calculate(css: string, units: Readonly<Record<string, number>>): number {
  const parts = css.match(/[\d.]+[a-z%]*|[a-z-]*\(|[-+*/,)]|[^\s]+/g) ?? []
  let at = 0
  const operand = (): number => {
    const part = parts[at++] ?? ''
    if (part === '-') return -operand()
    const apply = FUNCTIONS[part]
    if (apply) {
      const values = [sum()]
      while (parts[at] === ',') values.push((at++, sum()))
      return parts[at++] === ')' ? apply(...values) : NaN
    }
    const [, number, unit = ''] = /^([\d.]+)([a-z%]*)$/.exec(part) ?? []
    return Number(number) * (units[unit] ?? NaN)
  }
  const product = (): number => {
    let value = operand()
    while (parts[at] === '*' || parts[at] === '/') {
      value = parts[at++] === '*' ? value * operand() : value / operand()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (parts[at] === '+' || parts[at] === '-') {
      value = parts[at++] === '+' ? value + product() : value - product()
    }
    return value
  }
  const value = sum()
  return at === parts.length ? round(value) : NaN
}

const round = (value: number) => Math.round(value * 1e4) / 1e4
