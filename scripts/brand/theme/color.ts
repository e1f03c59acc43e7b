import {
  converter,
  differenceEuclidean,
  formatHex,
  formatHex8,
  interpolate,
  toGamut,
  wcagLuminance,
} from 'culori'

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees, alpha 0–1. */
export interface Oklch {
  l: number
  c: number
  h: number
  alpha?: number
}

const parseOklch = converter('oklch')
const mapToRgb = toGamut('rgb', 'oklch')

/** Reads a `#rrggbb` colour; greys have no hue and get 0. */
export function fromHex(hex: string): Oklch {
  const color = parseOklch(hex)
  if (!color) throw new TypeError(`not a colour: ${hex}`)
  return { l: color.l, c: color.c, h: color.h ?? 0 }
}

const mapped = new Map<string, string>()

/** Writes the nearest sRGB colour of the same lightness and hue, as `#rrggbb` or `#rrggbbaa`. */
export function toHex({ l, c, h, alpha }: Oklch): string {
  const key = `${l} ${c} ${h} ${alpha}`
  const known = mapped.get(key)
  if (known) return known
  const color = mapToRgb({ mode: 'oklch', l: clamp(l), c, h, alpha })
  const hex = alpha === undefined || alpha === 1 ? formatHex(color) : formatHex8(color)
  mapped.set(key, hex)
  return hex
}

/** Mixes a share of one colour into another, without the grey that a mix of RGB values has. */
export function mix(color: string, into: string, share: number): string {
  return formatHex(interpolate([into, color], 'oklab')(share))
}

/** Distance of two colours in OKLab; about 0.02 is just visible, black and white are 1 apart. */
export const distance: (a: string, b: string) => number = differenceEuclidean('oklab')

/** Degrees by which a hue turns to reach another, -180 to 180. */
export const turnBetween = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/** Calculates the WCAG 2 contrast ratio of two opaque colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Returns colours of a gradient from one colour to another, as browsers mix it in OKLab. */
export function gradient(one: string, other: string): string[] {
  const between = interpolate([one, other], 'oklab')
  return Array.from({ length: 9 }, (_, index) => formatHex(between(index / 8)))
}

const luminances = new Map<string, number>()

/** Relative luminance (WCAG 2) of an opaque colour, 0–1. */
export function luminanceOf(hex: string): number {
  const known = luminances.get(hex)
  if (known !== undefined) return known
  const luminance = wcagLuminance(hex)
  luminances.set(hex, luminance)
  return luminance
}

export function clamp(lightness: number): number {
  return Math.min(1, Math.max(0, lightness))
}

/**
 * Whether a ground, written as `#rrggbb` or `#rrggbbaa`, needs the drawings for dark grounds; its
 * transparency does not count.
 */
export function isDarkGround(ground: string): boolean {
  const solid = ground.slice(0, 7)
  return contrast(solid, '#ffffff') > contrast(solid, '#000000')
}
