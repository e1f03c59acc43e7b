import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { browse, settle, type BrowserAction, type BrowserState } from './browserState.ts'
import { readBrowserState, writeBrowserState, type BrowserPlace } from './browserUrl.ts'

export interface GameBrowserHandle {
  state: BrowserState
  /** The chosen category with its vendors and kinds; undefined for HOME, FAV, HOT and NEW. */
  lane: Lane | undefined
  go: (action: BrowserAction) => void
}

/**
 * The list of games that the address describes. A change of filters is written to the address, so
 * that the back button undoes the change.
 */
export function useGameBrowser(place: BrowserPlace): GameBrowserHandle {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { data: lanes } = useLanes()
  const wanted = readBrowserState(params, place)
  const lane = lanes?.find(({ type }) => type === wanted.category)
  const state = settle(wanted, lane)
  const go = (action: BrowserAction) => {
    const search = String(writeBrowserState(browse(state, action), place, params))
    void navigate({ search }, { replace: refines(state, action) })
  }
  return { state, lane, go }
}

/**
 * Whether an action only refines the list, by more games or more letters of a search text. Then no
 * history entry is added.
 */
const refines = (state: BrowserState, { type }: BrowserAction) =>
  type === 'more' || (type === 'search' && state.search !== '')
