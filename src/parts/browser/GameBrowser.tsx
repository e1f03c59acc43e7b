import { useAtomValue } from 'jotai'
import { startTransition, useOptimistic, type ReactNode } from 'react'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { mayOpenOwnList } from '#core/session/ownLists.ts'
import { identityAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { browse, isGameType, type BrowserAction } from './browserState.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterRow } from './FilterRow.tsx'
import { FoundGames } from './FoundGames.tsx'
import { GameList } from './GameList.tsx'
import { LogInForList, NoGames } from './NoGames.tsx'
import { ownListOf, sourceOf } from './sourceOf.ts'
import type { GameBrowserHandle } from './useGameBrowser.ts'

interface Props {
  browser: GameBrowserHandle
  /** Id of the heading that names the list for screen readers. */
  labelledBy: string
  /** Content between the filters and the list. */
  children?: ReactNode
}

/** The list of games that the address describes: a category with its filters, or a search. */
export function GameBrowser({ browser, labelledBy, children }: Props) {
  const { state, lane, go: goOn } = browser
  const { search } = state
  const identity = useAtomValue(identityAtom)
  const requireAccount = useRequireAccount()
  const own = ownListOf(state)
  const Filters = useIsWide() ? FilterBar : FilterRow
  // The filters show a new choice at once; the list shows it when its games are drawn.
  const [chosen, choose] = useOptimistic(state, browse)
  const follow = (action: BrowserAction) =>
    startTransition(() => {
      choose(action)
      // The new filters include those of earlier choices, whose list may not be drawn yet.
      const { filter, vendor, classify } = browse(chosen, action)
      goOn({ type: 'narrow', filter, vendor, classify })
    })
  const go = (action: BrowserAction) => {
    // The login opens only if the player has just chosen a filter that needs a login.
    const isAsked =
      action.type === 'filter' || (action.type === 'narrow' && action.filter !== state.filter)
    const wants = isAsked && action.filter
    if ((wants === 'FAV' || wants === 'RECENT') && !mayOpenOwnList(identity, wants)) {
      requireAccount(() => follow(action))
    } else {
      follow(action)
    }
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {isGameType(state.category) && <Filters state={chosen} lane={lane} go={go} />}
      {children}
      {own && !mayOpenOwnList(identity, own) ? (
        <LogInForList own={own} />
      ) : (
        <div id="game-list" tabIndex={-1}>
          {search && <FoundGames source={sourceOf(state)} />}
          <GameList
            source={sourceOf(state)}
            page={state.page}
            onMore={() => goOn({ type: 'more' })}
            labelledBy={labelledBy}
            empty={<NoGames state={state} go={goOn} />}
          />
        </div>
      )}
    </div>
  )
}
