import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import type { ComputedTheme } from '../theme.ts'
import { isDarkGround } from '../theme/color.ts'
import type { Artwork } from './artwork.ts'
import { openAtSize, type Picture } from './picture.ts'

/** Height in pixels at which the check looks at a logo; about its height in the page's header. */
const HEIGHT = 32

/**
 * Smallest contrast ratio (WCAG) between a logo's pixel and its ground at which the pixel
 * counts as visible.
 */
const MINIMUM = 2

/** Share of a logo part's drawn pixels that must be visible. */
const SHARE = 0.12

/** Number of steps per unit of the contrast ratio in the histogram. */
const STEPS = 20

/** A colour of the page on which a logo stands. */
export interface Ground {
  /** Where it is, such as `header in dark mode`. */
  name: string
  color: string
  /** Whether it shows the logo for dark grounds. */
  isDark: boolean
}

/** The tokens with the grounds of a header on which the logo stands without a plate. */
const HEADER_GROUNDS: Partial<Record<Brand['theme']['header'], readonly string[]>> = {
  'coloured-bare': ['header'],
  'gradient-bare': ['header', 'header-end'],
  clear: ['hero-scrim'],
}

/** Lists the grounds on which the logo stands in each mode that a brand offers. */
export function listGrounds(
  { header }: Pick<Brand['theme'], 'header'>,
  { modes }: Pick<ComputedTheme, 'modes'>,
): Ground[] {
  return Object.entries(modes).flatMap(([mode, colors]) => {
    /** The first of some grounds decides which logo stands on all of them. */
    const groundsOf = (part: string, tokens: readonly string[]): Ground[] =>
      tokens.map((token) => ({
        name: `${part} in ${mode} mode`,
        color: colors[token]!.slice(0, 7),
        isDark: isDarkGround(colors[tokens[0]!]!),
      }))
    return [
      { name: `page in ${mode} mode`, color: colors['surface']!, isDark: mode === 'dark' },
      ...groundsOf('footer', ['footer']),
      ...groundsOf('header', HEADER_GROUNDS[header] ?? []),
    ]
  })
}

/** Finds logos that a player could not see on their ground: dark on dark, or light on light. */
export async function findHiddenLogos(
  artwork: Artwork,
  grounds: readonly Ground[],
  file: string,
): Promise<Fault[]> {
  const faults: Fault[] = []
  const drawings = new Map<Picture, Promise<Drawn>>()
  for (const { name, color, isDark } of grounds) {
    for (const role of ['mark', 'wordmark'] as const) {
      const picture = isDark ? artwork[`${role}Dark` as const] : artwork[role]
      const drawing = drawings.get(picture) ?? draw(picture)
      drawings.set(picture, drawing)
      const own = isDark ? `${role}Dark` : role
      const path = `$.logo.${isDark && picture !== artwork[role] ? own : role}`
      let ratio: number
      try {
        ratio = worstPart(await drawing, color)
      } catch (error) {
        const reason = (error as Error).message.split('\n')[0]
        const message = `is "${picture.name}", which cannot be drawn (${reason}), must be simpler`
        faults.push({ file, path, message })
        continue
      }
      if (ratio >= MINIMUM) continue
      const remedy =
        isDark && picture === artwork[role]
          ? `add logo.${own} in lighter colours`
          : `draw it in ${isDark ? 'lighter' : 'darker'} colours`
      faults.push({
        file,
        path,
        message: `is "${picture.name}", of which a part reaches ${ratio.toFixed(1)}:1 on the ${name} (${color}) and needs ${MINIMUM}:1; ${remedy}`,
      })
    }
  }
  return faults
}

/**
 * Returns the contrast of the least visible part; each part is half as wide as the logo is high.
 */
function worstPart({ data, info, isSquare }: Drawn, surface: string): number {
  const background = [1, 3, 5].map((at) => Number.parseInt(surface.slice(at, at + 2), 16))
  const base = luminance(background[0]!, background[1]!, background[2]!)
  const parts = isSquare ? 1 : Math.max(1, Math.round(info.width / (HEIGHT / 2)))
  const histograms = Array.from({ length: parts }, () => new Uint32Array(20 * STEPS + 1))
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    if (alpha < 0.25) continue
    const blend = (channel: number) =>
      data[at + channel]! * alpha + background[channel]! * (1 - alpha)
    const pixel = luminance(blend(0), blend(1), blend(2))
    const ratio = (Math.max(pixel, base) + 0.05) / (Math.min(pixel, base) + 0.05)
    const part = Math.floor((((at / 4) % info.width) / info.width) * parts)
    histograms[part]![Math.floor((ratio - 1) * STEPS)]!++
  }
  const room = Math.ceil(info.width / parts) * info.height
  const drawn = histograms.filter((part) => sum(part) > room * 0.02)
  return drawn.length === 0 ? 1 : Math.min(...drawn.map(reachedByShare))
}

/** Returns the contrast that at least the required share of a logo part's pixels reaches. */
function reachedByShare(histogram: Uint32Array): number {
  let left = sum(histogram) * SHARE
  let step = histogram.length
  while (left > 0) left -= histogram[--step]!
  return 1 + step / STEPS
}

const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count)

interface Drawn {
  data: Buffer
  info: { width: number; height: number }
  isSquare: boolean
}

async function draw(picture: Picture): Promise<Drawn> {
  const drawing = openAtSize(picture, { height: HEIGHT }).ensureAlpha().raw()
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true })
  return { data, info, isSquare: picture.width === picture.height }
}

/** Relative luminance (WCAG 2) of a colour with 8-bit channels. */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * LINEAR[red | 0]! + 0.7152 * LINEAR[green | 0]! + 0.0722 * LINEAR[blue | 0]!
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
