import type { Brand, Mode } from '#core/brand/schema.ts'
import { seedOf } from '#core/brand/theme.ts'
import { contrast, distance, fromHex } from './color.ts'
import { NO_EDGE, type Palette } from './palette.ts'

/** What became of a seed colour in one mode. */
export interface Shift {
  seed: 'primary' | 'accent'
  mode: Mode
  given: string
  used: string
  /** Change of lightness (OKLCH), -1 to 1. */
  lightness: number
  /** Distance of both colours in OKLab × 100; 2 is just visible. */
  distance: number
  /** Contrast of the seed on the page's surface. */
  onSurface: number
  change: 'none' | 'shifted' | 'inverted' | 'edged'
  /** Colour of the line around a fill that is `edged`. */
  edge?: string
}

/** Compares the seeds of a brand with the fills that they became in one mode. */
export function findShifts(
  theme: Brand['theme'],
  mode: Mode,
  { colors, inverted }: Palette,
): Shift[] {
  const own = theme.tokens?.[mode] ?? {}
  return (['primary', 'accent'] as const)
    .filter((seed) => !(seed in own))
    .map((seed) => {
      const given = seedOf(theme, seed, mode).toLowerCase()
      const used = colors[seed]!
      const edge = colors[`${seed}-edge`]
      const isEdged = edge !== undefined && edge !== NO_EDGE
      const moved = given === used ? 'none' : inverted.includes(seed) ? 'inverted' : 'shifted'
      return {
        seed,
        mode,
        given,
        used,
        lightness: fromHex(used).l - fromHex(given).l,
        distance: distance(given, used) * 100,
        onSurface: contrast(given, colors['surface']!),
        // An edge of the brand's own is no answer to a fill that cannot be seen.
        change: moved === 'none' && isEdged && !(`${seed}-edge` in own) ? 'edged' : moved,
        ...(isEdged && { edge }),
      }
    })
}

/** Writes a contrast, rounded down, so that no contrast seems to reach a limit that it misses. */
export const writeRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** Says in one line each what became of the seeds that are not used as given. */
export const describeShifts = (shifts: readonly Shift[]): string[] =>
  shifts.flatMap((shift) => describeShift(shift) ?? [])

/** Says in one line what became of a seed; undefined if it is used as given, without a line. */
export function describeShift(shift: Shift): string | undefined {
  const { seed, mode, given, used, lightness, distance: far, onSurface, change, edge } = shift
  const ratio = writeRatio(onSurface)
  switch (change) {
    case 'none':
      return undefined
    case 'edged':
      return `${seed} ${given} is used as given in ${mode} mode; the line ${edge} shows its shape, since it has only ${ratio} on the page`
    case 'inverted':
      return `${seed} ${given} became ${used} in ${mode} mode, since a grey with ${ratio} on the page cannot be seen; a colour per mode replaces it`
    case 'shifted': {
      const sign = lightness < 0 ? '−' : '+'
      return `${seed} ${given} became ${used} in ${mode} mode (lightness ${sign}${Math.abs(lightness).toFixed(2)}, ΔE ${far.toFixed(0)}), so that it and its words are readable; "exact": true keeps it`
    }
  }
}
