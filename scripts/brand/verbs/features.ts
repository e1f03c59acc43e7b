import { FEATURE_NAMES } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'

/** Writes how many of all features a brand has, such as "14/26". */
export const countFeatures = ({ features }: Brand) =>
  `${FEATURE_NAMES.filter((name) => features[name]).length}/${FEATURE_NAMES.length}`
