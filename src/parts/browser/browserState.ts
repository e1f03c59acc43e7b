import type { GAME_FILTERS } from '#parts/games/api.ts'
import type { GameType, Lane } from '#parts/games/schema.ts'

/** The categories that the lobby's menu lists (docs/product.md §2.3). */
export type Category = 'HOME' | 'FAV' | 'HOT' | 'NEW' | GameType

export type GameFilter = (typeof GAME_FILTERS)[number]

export interface BrowserState {
  category: Category
  filter: GameFilter
  /** Code of the chosen vendor; undefined for the filter value ALL. */
  vendor: string | undefined
  /** Code of the chosen kind of games; undefined for the filter value ALL. */
  classify: string | undefined
  /** Search text without spaces at its ends. */
  search: string
  /** Number of pages of the list that the player has loaded, at least 1. */
  page: number
}

export type BrowserAction =
  | { type: 'category'; category: Category }
  | { type: 'filter'; filter: GameFilter }
  | { type: 'vendor'; vendor: string | undefined }
  | { type: 'classify'; classify: string | undefined }
  /** Sets filter, vendor and kind at once, as the sheet of filters on phones does. */
  | ({ type: 'narrow' } & Pick<BrowserState, 'filter' | 'vendor' | 'classify'>)
  | { type: 'search'; text: string }
  | { type: 'more' }
  | { type: 'reset' }

/** Whether a category has vendors, and so filters; HOME, FAV, HOT and NEW have none. */
export const isGameType = (category: Category): category is GameType =>
  !['HOME', 'FAV', 'HOT', 'NEW'].includes(category)

/** Returns the state of a category that the player has just opened. */
export const openCategory = (category: Category): BrowserState => ({
  category,
  filter: 'ALL',
  vendor: undefined,
  classify: undefined,
  search: '',
  page: 1,
})

/** Whether a filter, vendor, kind or search text is set. */
export const isNarrowed = ({ filter, vendor, classify, search }: BrowserState) =>
  filter !== 'ALL' || Boolean(vendor ?? classify) || search !== ''

/** Number of filters that narrow a list of games. */
export const countFilters = ({ filter, vendor, classify }: BrowserState): number =>
  [filter !== 'ALL', vendor, classify].filter(Boolean).length

/**
 * Identifies the list that a search text belongs to. If another list is opened, the text is cleared
 * (docs/product.md §4.6).
 */
export const searchedIn = ({ category, filter, vendor, classify }: BrowserState): string =>
  [category, filter, vendor, classify].join()

/** Computes the lobby's next state for every action of the player (docs/product.md §4.6). */
export function browse(state: BrowserState, action: BrowserAction): BrowserState {
  /** Any filter change resets paging and clears the search text. */
  const filtered = (change: Partial<BrowserState>) => ({ ...state, search: '', page: 1, ...change })
  switch (action.type) {
    case 'category':
      return openCategory(action.category)
    case 'filter':
      return filtered({
        filter: action.filter,
        ...(action.filter === 'ALL' && { vendor: undefined, classify: undefined }),
      })
    case 'vendor':
      return filtered({ vendor: action.vendor, classify: undefined })
    case 'classify':
      return filtered({ classify: action.classify })
    case 'narrow':
      return filtered({ filter: action.filter, vendor: action.vendor, classify: action.classify })
    case 'search':
      return searchFor(state, action.text.trim())
    case 'more':
      return { ...state, page: state.page + 1 }
    case 'reset':
      return openCategory(state.category)
  }
}

function searchFor(state: BrowserState, text: string): BrowserState {
  // Home has no list to search in.
  if (text === state.search || state.category === 'HOME') return state
  return { ...state, search: text, page: 1 }
}

/**
 * Drops a vendor that the category does not have, and a kind of games that the vendor does not
 * have. While the vendors load, the values of a link stay.
 */
export function settle(state: BrowserState, lane: Lane | undefined): BrowserState {
  if (!lane || !isGameType(state.category)) return state
  const vendor = lane.vendors.find(({ code }) => code === state.vendor)?.code
  const kinds = classifiesOf(lane, vendor)
  const classify = state.classify && kinds.includes(state.classify) ? state.classify : undefined
  return { ...state, vendor, classify }
}

/** Lists the kinds of games in a category, or at one of its vendors. */
export function classifiesOf(lane: Lane, vendor: string | undefined): string[] {
  return lane.classifies
    .filter(({ vendors }) => !vendor || vendors.includes(vendor))
    .map(({ key }) => key)
}
