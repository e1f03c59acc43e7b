import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { closedOf } from '#parts/games/closedOf.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import { hotGamesQuery } from '#parts/games/queries.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import { putOpenFirst } from './openFirst.ts'
import type { OptionGroup } from './options.ts'
import { recentSearchesAtom } from './recents.ts'

/** Number of popular games that are suggested before the player types. */
const POPULAR = 8

/**
 * Returns the suggestions before the player types: recent search texts, popular games and all
 * categories.
 */
export function useIdleGroups(): OptionGroup[] {
  const { i18n } = useLingui()
  const options = useGameOptions()
  const recents = useAtomValue(recentSearchesAtom)
  const { data: lanes = [] } = useLanes()
  const { data: hot } = useQuery(hotGamesQuery(usePageContext()))
  const offered = arrangeGames(hot?.list ?? [], options).map((game) => ({
    ...game,
    closed: closedOf(game, lanes),
  }))
  const popular = putOpenFirst(offered, ({ closed }) => closed).slice(0, POPULAR)
  const groups: OptionGroup[] = [
    {
      kind: 'recent',
      items: recents.map((text) => ({ kind: 'recent', id: text, text })),
      total: recents.length,
    },
    {
      kind: 'game',
      items: popular.map((game) => ({ kind: 'game', id: game.id, game })),
      total: popular.length,
    },
    {
      kind: 'category',
      items: lanes.map(({ type }) => ({
        kind: 'category',
        id: type,
        type,
        name: i18n._(CATEGORIES[type].name),
      })),
      total: lanes.length,
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
