import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Lane } from '#parts/games/schema.ts'
import { useLanes } from '#parts/games/useLanes.ts'
import { browse, settle, type BrowserAction, type BrowserState } from './browserState.ts'
import { readBrowserState, writeBrowserState, type BrowserPlace } from './browserUrl.ts'

export interface GameBrowserHandle {
  state: BrowserState
  /** Vendors and kinds of the chosen category; undefined for HOME, FAV, HOT and SEARCH. */
  lane: Lane | undefined
  go: (action: BrowserAction) => void
  /** The query of what an action leads to, for links. */
  address: (action: BrowserAction) => string
}

/** The list that the address describes; a change becomes the address's, and so can be gone back to. */
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

/** More of the same, and typing on, are no step to go back by. */
const refines = (state: BrowserState, { type }: BrowserAction) =>
  type === 'more' || (type === 'search' && state.search !== '')
