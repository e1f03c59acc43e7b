import { atom, useAtomValue } from 'jotai'
import { brandAtom } from '#core/brand/brand.ts'
import type { PageContext } from '#core/contract/context.ts'
import { languageAtom } from './language.ts'

/** Settings of this page on which queries depend, such as its language. */
export const pageContextAtom = atom((get): PageContext => ({
  language: get(languageAtom),
  merchant: get(brandAtom).merchant,
}))

export const usePageContext = () => useAtomValue(pageContextAtom)
