import { globSync, readFileSync } from 'node:fs'
import type { CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const po = formatter()

/** The messages of one catalogue file, by their ids. */
export async function readCatalogue(locale: string, file: string): Promise<CatalogType> {
  return po.parse(readFileSync(file, 'utf8'), { locale, sourceLocale: 'en', filename: file })
}

/** Reads a language's catalogues, by their files. */
export async function readCatalogues(
  locale: string,
  folder: string,
): Promise<Map<string, CatalogType>> {
  const files = globSync(`${folder}/${locale}/*.po`).toSorted()
  const read = files.map(async (file) => [file, await readCatalogue(locale, file)] as const)
  return new Map(await Promise.all(read))
}
