import { FEATURE_NAMES, type FeatureName } from '../src/core/brand/features.ts'

/** Which features a brand has turned on. */
export type BrandFeatures = Partial<Record<FeatureName, boolean>>

/** Event by which the preview tells the toolbar the features of the brand on show. */
export const BRAND_SHOWN = 'livery/brand-shown'

/**
 * Reads the toolbar's changes, such as `liveChat -vip`; unknown names are left out. Storybook takes
 * no comma from an address.
 */
export function readFeatures(text = ''): BrandFeatures {
  const named = text.split(' ').map((each) => [each.replace(/^-/, ''), !each.startsWith('-')])
  return Object.fromEntries(named.filter(([name]) => FEATURE_NAMES.includes(name as FeatureName)))
}

/** Writes the selected features as changes of what the brand has. */
export const writeFeatures = (selected: readonly string[], brand: BrandFeatures): string =>
  FEATURE_NAMES.filter((name) => selected.includes(name) !== (brand[name] ?? false))
    .map((name) => (selected.includes(name) ? name : `-${name}`))
    .join(' ')
