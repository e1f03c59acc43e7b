import { atom, useAtomValue } from 'jotai'
import { brandAtom } from '#core/brand/brand.ts'
import type { PageContext } from '#core/contract/context.ts'
import { languageAtom } from './language.ts'

/** What the page is shown in, for the definitions of queries that depend on it. */
export const pageContextAtom = atom((get): PageContext => ({
  language: get(languageAtom),
  merchant: get(brandAtom).merchant,
}))

export const usePageContext = () => useAtomValue(pageContextAtom)
