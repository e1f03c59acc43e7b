import type { Brand } from '../src/core/brand/schema.ts'
import { fromHex, toHex } from '../scripts/brand/theme/color.ts'

const STEPS = [0.98, 0.94, 0.88, 0.8, 0.71, 0.62, 0.53, 0.44, 0.35, 0.26, 0.18]

/** Each seed's OKLCH ramp from light to dark, as `#rrggbb`, chroma mapped into sRGB. */
export function computeRamps(theme: Pick<Brand['theme'], 'primary' | 'accent' | 'neutral'>) {
  const ramp = (seed: string) => STEPS.map((l) => toHex({ ...fromHex(seed), l }))
  return {
    primary: ramp(theme.primary),
    accent: ramp(theme.accent),
    neutral: ramp(theme.neutral),
  }
}
