import { fold, initialsOf } from '#lib/fold.ts'
import type { Words } from '../../content/words.ts'

/** Folds a name for comparison in the search (docs/product.md §2.7), without spaces. */
export const foldName = (name: string): string => fold(name).replaceAll(' ', '')

/**
 * Writes the text in which a search looks: names in every language, and initial letters of Korean
 * names.
 */
export const writeFoundBy = (names: Words): string =>
  Object.values(names)
    .flatMap((name) => [foldName(name), initialsOf(name).replaceAll(' ', '')])
    .filter(Boolean)
    .join('\n')
