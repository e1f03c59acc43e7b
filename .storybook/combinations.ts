import { createRequire } from 'node:module'
import { CHOICE_NAMES, valuesOf, type Choices } from '../src/core/brand/choices.ts'

// The package's CommonJS hides its names from an import.
const pairs = createRequire(import.meta.url)('covertable') as typeof import('covertable')

/** Faces are left out: they meet in pairs of their own, and would make ten times as many sets. */
const COMBINED = CHOICE_NAMES.filter((name) => name !== 'displayFace' && name !== 'bodyFace')

/** Returns sets of choices in which each two values of two choices meet at least once. */
export const listCombinations = (): Partial<Choices>[] =>
  pairs.make(Object.fromEntries(COMBINED.map((name) => [name, valuesOf(name)])))
