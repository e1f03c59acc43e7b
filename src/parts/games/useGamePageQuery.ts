import { useAtomValue } from 'jotai'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { gamePageQuery, PAGE_SIZE, type GameSource } from './gamePages.ts'

/** The query of one page of a list, for whoever looks at it now. */
export function useGamePageQuery(source: GameSource, page: number, pageSize = PAGE_SIZE) {
  const { merchant } = useBrand()
  const { language } = useLanguage()
  const mayAsk = useAtomValue(mayAskAtom)
  return gamePageQuery(source, page, { merchant, language, mayAsk }, pageSize)
}
