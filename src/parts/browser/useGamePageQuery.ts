import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { gamePageQuery, PAGE_SIZE, type GameSource } from './queries.ts'

/** The query of one page of a list, as the current user may see it. */
export function useGamePageQuery(source: GameSource, page: number, pageSize = PAGE_SIZE) {
  return gamePageQuery(source, page, pageSize, usePageContext(), useAtomValue(mayAskAtom))
}
