import { atom, useAtomValue } from 'jotai'
import { brandAtom } from '#core/brand/brand.ts'
import type { PageContext } from '#core/contract/context.ts'
import { languageAtom } from './language.ts'

/** Settings in which the page is shown, such as its language, for queries that depend on them. */
export const pageContextAtom = atom((get): PageContext => ({
  language: get(languageAtom),
  merchant: get(brandAtom).merchant,
}))

export const usePageContext = () => useAtomValue(pageContextAtom)
