import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { browse, settle, type BrowserAction, type BrowserState } from './browserState.ts'
import { readBrowserState, writeBrowserState, type BrowserPlace } from './browserUrl.ts'

export interface GameBrowserHandle {
  state: BrowserState
  /** Vendors and kinds of the chosen category; undefined for HOME, FAV, HOT and NEW. */
  lane: Lane | undefined
  go: (action: BrowserAction) => void
  /** The query string after an action, for links. */
  address: (action: BrowserAction) => string
}

/**
 * The list that the address describes; a change is written to the address, so that the back button
 * undoes it.
 */
export function useGameBrowser(place: BrowserPlace): GameBrowserHandle {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { data: lanes } = useLanes()
  const wanted = readBrowserState(params, place)
  const lane = lanes?.find(({ type }) => type === wanted.category)
  const state = settle(wanted, lane)
  const address = (action: BrowserAction) =>
    String(writeBrowserState(browse(state, action), place, params))
  const go = (action: BrowserAction) => {
    void navigate({ search: address(action) }, { replace: refines(state, action) })
  }
  return { state, lane, go, address }
}

/** More games, and further typing, add no history entry. */
const refines = (state: BrowserState, { type }: BrowserAction) =>
  type === 'more' || (type === 'search' && state.search !== '')
