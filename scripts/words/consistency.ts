import type { CatalogType } from '@lingui/conf'

/**
 * Messages that one language's catalogues translate in two ways: the same English in the same
 * context must read the same wherever it stands.
 */
export function findSplits(catalogues: ReadonlyMap<string, CatalogType>): string[] {
  const first = new Map<string, { name: string; translation: string }>()
  const splits: string[] = []
  for (const [name, messages] of catalogues) {
    for (const [id, { message = id, translation }] of Object.entries(messages)) {
      if (!translation) continue
      const known = first.get(id)
      if (!known) first.set(id, { name, translation })
      else if (known.translation !== translation)
        splits.push(
          `"${message}" is "${known.translation}" in ${known.name} and "${translation}" in ${name}`,
        )
    }
  }
  return splits
}
