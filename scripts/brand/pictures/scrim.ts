import { INKS, type Rgb, type Scrim } from '#core/brand/runtimePictures.ts'
import type { Pixels } from './pixels.ts'

/** Contrast by WCAG 2 that text of any size needs. */
const CONTRAST = 4.5

/** Share of the pixels under the words that may have less contrast: sparks and sharp edges. */
const SPARE = 0.01

const STEP = 0.01

/**
 * Computes the scrim for light or for dark words that changes the picture less: a dark picture with
 * a few sparks stays dark, even if a white mist could be thinner.
 *
 * @param pixels the pixels under the words, three bytes each
 * @param tone makes the scrim light or dark, whatever changes less
 */
export function computeScrim(pixels: Uint8Array, tone?: 'light' | 'dark'): Scrim {
  const light = { ink: 'light' as const, alpha: alphaFor(pixels, 'light') }
  const dark = { ink: 'dark' as const, alpha: alphaFor(pixels, 'dark') }
  if (tone) return tone === 'dark' ? light : dark
  return changeBy(dark, pixels) < changeBy(light, pixels) ? dark : light
}

/** Mean change of a channel by a scrim, 0–255. */
function changeBy({ ink, alpha }: Scrim, pixels: Uint8Array): number {
  const { scrim } = INKS[ink]
  const sum = pixels.reduce((total, value, at) => total + Math.abs(scrim[at % 3]! - value), 0)
  return (alpha * sum) / pixels.length
}

/** Finds the least strength of a scrim at which words of a colour are readable. */
function alphaFor(pixels: Uint8Array, ink: Scrim['ink']): number {
  const { ink: words, scrim } = INKS[ink]
  return leastAlpha(pixels, scrim, [luminance(words)])
}

/**
 * Finds the least strength of a colour over a picture at which every text has enough contrast with
 * it. 1 if none is enough.
 *
 * @param texts luminances of the texts
 */
export function leastAlpha(pixels: Uint8Array, cover: Rgb, texts: readonly number[]): number {
  const count = pixels.length / 3
  const spared = Math.floor(count * SPARE)
  // The strength that a pixel needs grows with its distance from the cover, so a search over the
  // pixel at the limit would do for greys; colours need all pixels.
  const holds = (alpha: number) => {
    const grounds = luminancesUnder(pixels, cover, alpha)
    let misses = 0
    for (let at = 0; at < count; at++) {
      for (let each = 0; each < texts.length; each++) {
        if (contrast(texts[each]!, grounds[at]!) >= CONTRAST) continue
        if (++misses > spared) return false
        break
      }
    }
    return true
  }
  let [low, high] = [0, Math.round(1 / STEP)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle * STEP)) high = middle
    else low = middle + 1
  }
  return low / Math.round(1 / STEP)
}

/**
 * Finds the part of a picture for whose sake its words need a scrim: the fewest columns without
 * which they would need none.
 *
 * @returns its two ends, in shares of the picture's width
 */
export function findCause({ bytes, columns }: Pixels, ink: Scrim['ink']): [number, number] {
  const text = luminance(INKS[ink].ink)
  const misses = Array.from({ length: columns }, () => 0)
  luminancesUnder(bytes, INKS[ink].scrim, 0).forEach((ground, at) => {
    if (contrast(text, ground) < CONTRAST) misses[at % columns]! += 1
  })
  const spared = Math.floor((bytes.length / 3) * SPARE)
  const enough = misses.reduce((sum, count) => sum + count, 0) - spared
  let least: [number, number] = [0, columns]
  let [from, held] = [0, 0]
  for (let to = 1; to <= columns; to++) {
    held += misses[to - 1]!
    while (held - misses[from]! >= enough) held -= misses[from++]!
    if (held >= enough && to - from < least[1] - least[0]) least = [from, to]
  }
  return [least[0] / columns, least[1] / columns]
}

/**
 * Computes the luminance of each pixel below a cover.
 *
 * @param pixels three bytes each
 * @param alpha strength of the cover, 0–1
 */
export function luminancesUnder(pixels: Uint8Array, cover: Rgb, alpha: number): Float64Array {
  // A channel has 256 values, and a picture many more pixels.
  const [red, green, blue] = WEIGHTS.map((weight, channel) =>
    Float64Array.from(
      { length: 256 },
      (_, value) => weight * linear(mix(value, cover[channel]!, alpha)),
    ),
  ) as [Float64Array, Float64Array, Float64Array]
  const luminances = new Float64Array(pixels.length / 3)
  for (let at = 0; at < pixels.length; at += 3) {
    luminances[at / 3] = red[pixels[at]!]! + green[pixels[at + 1]!]! + blue[pixels[at + 2]!]!
  }
  return luminances
}

/** Mixes a share of one channel's value over another, as a browser blends them. */
const mix = (below: number, above: number, alpha: number) => below + (above - below) * alpha

/** Contrast by WCAG 2 of two luminances, 1–21. */
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Relative luminance by WCAG 2, 0–1. */
export function luminance([red, green, blue]: Rgb): number {
  return WEIGHTS[0] * linear(red) + WEIGHTS[1] * linear(green) + WEIGHTS[2] * linear(blue)
}

/** Shares of red, green and blue in the luminance. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
