import type { Brand } from '../src/core/brand/schema.ts'
import { SEED_NAMES, type SeedName, seedOf } from '../src/core/brand/theme.ts'
import { fromHex, toHex } from '../scripts/brand/theme/color.ts'

/** A colour of a ramp, and its lightness from 0 to 1, by which people name it. */
export interface RampStep {
  lightness: number
  color: string
}

const STEPS = [0.98, 0.94, 0.88, 0.8, 0.71, 0.62, 0.53, 0.44, 0.35, 0.26, 0.18]

/** Each seed's OKLCH ramp from light to dark, as `#rrggbb`, chroma mapped into sRGB. */
export function computeRamps(theme: Brand['theme']): Record<SeedName, RampStep[]> {
  const ramp = (seed: string) =>
    STEPS.map((l) => ({ lightness: l, color: toHex({ ...fromHex(seed), l }) }))
  return Object.fromEntries(SEED_NAMES.map((name) => [name, ramp(seedOf(theme, name))])) as Record<
    SeedName,
    RampStep[]
  >
}
