import { GAME_FILTERS } from '#parts/games/api.ts'
import { HOME_LISTS } from '#parts/games/categories.ts'
import { openCategory, type BrowserState, type Category } from './browserState.ts'

/**
 * The page on which a player browses games. Home has all categories; a category's page has only
 * that category and its groups.
 */
export interface BrowserPlace {
  start: Category
  categories: readonly Category[]
}

export const HOME_PLACE: BrowserPlace = {
  start: 'HOME',
  categories: ['HOME', ...HOME_LISTS],
}

/**
 * Highest page number that is read from an address: 12,000 games. Nobody scrolls further, and an
 * invented number in a link must not reserve more space.
 */
const MAX_PAGE = 500
/** Longest search text that the gateway accepts. */
const MAX_SEARCH = 100

const CODE = /^\w{1,40}$/

/** Reads the list's state from an address; unknown and hostile values are ignored. */
export function readBrowserState(params: URLSearchParams, place: BrowserPlace): BrowserState {
  const wanted = params.get('gameType') as Category
  const search = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH).trim()
  const named = place.categories.includes(wanted) ? wanted : place.start
  const page = Number(params.get('page'))
  return {
    ...openCategory(named),
    filter: GAME_FILTERS.find((filter) => filter === params.get('filter')) ?? 'ALL',
    vendor: readCode(params.get('vassalage')),
    classify: readCode(params.get('classify')),
    search: named === 'HOME' ? '' : search,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

const readCode = (text: string | null) => (text && CODE.test(text) ? text : undefined)

/** Writes the list's state into an address; query parameters of other components stay unchanged. */
export function writeBrowserState(
  { category, filter, vendor, classify, search, page }: BrowserState,
  { start }: BrowserPlace,
  params = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(params)
  const write = (name: string, value: string | undefined | false) =>
    value ? next.set(name, value) : next.delete(name)
  write('gameType', category !== start && category)
  write('vassalage', vendor)
  write('classify', classify)
  write('filter', filter !== 'ALL' && filter)
  write('q', search.slice(0, MAX_SEARCH))
  write('page', page > 1 && String(Math.min(page, MAX_PAGE)))
  return next
}
