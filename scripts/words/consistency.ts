import type { CatalogType } from '@lingui/conf'

/**
 * Finds messages that a language's catalogues translate in two ways: the same English in the same
 * context must have the same translation everywhere.
 */
export function findSplits(catalogues: ReadonlyMap<string, CatalogType>): string[] {
  const first = new Map<string, { file: string; translation: string }>()
  const splits: string[] = []
  for (const [file, messages] of catalogues) {
    for (const [id, { message = id, translation }] of Object.entries(messages)) {
      if (!translation) continue
      const known = first.get(id)
      if (!known) first.set(id, { file, translation })
      else if (known.translation !== translation)
        splits.push(
          `"${message}" is "${known.translation}" in ${known.file} and "${translation}" in ${file}`,
        )
    }
  }
  return splits
}
