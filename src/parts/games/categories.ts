import { paths } from '#core/paths.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import type { GameType, Lane, Vendor } from './schema.ts'

/** The page of each category; groups without one of their own stand on their parent's, after it. */
const CATEGORY_PATHS: Record<GameType, string> = {
  RNG: paths.slots,
  LIVE: paths.live,
  BG: `${paths.live}?gameType=BG`,
  PVP: paths.cards,
  FISH: paths.fishing,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  ELOTT: paths.eLottery,
  LOTT: paths.lottery,
  COCKFIGHT: `${paths.sports}?gameType=COCKFIGHT`,
  BINGO: `${paths.slots}?gameType=BINGO`,
}

/** Categories whose page opens even with a single vendor (docs/product.md §2.2). */
const ALWAYS_PAGES: readonly GameType[] = ['PVP', 'FISH', 'RNG']

export type CategoryTarget = { kind: 'page'; path: string } | { kind: 'launch'; vendor: Vendor }

/** What a click on a category does. */
export function categoryTarget({ type, vendors }: Lane): CategoryTarget {
  const [only, ...others] = vendors
  if (only && others.length === 0 && !ALWAYS_PAGES.includes(type)) {
    return { kind: 'launch', vendor: only }
  }
  return { kind: 'page', path: CATEGORY_PATHS[type] }
}

/** The launch target of a vendor's own lobby. */
export function vendorTarget({ code, type, name, picture }: Vendor): LaunchTarget {
  return { vendor: code, type, name, cover: picture }
}

/** Page of a category with one vendor chosen. */
export function vendorPath(type: GameType, vendor: string): string {
  const [path, query] = split(CATEGORY_PATHS[type])
  const search = new URLSearchParams(query)
  search.set('vassalage', vendor)
  return `${path}?${search}`
}

export function categoryPath(type: GameType): string {
  return CATEGORY_PATHS[type]
}

/** The categories that stand on a page, its own first. */
export function categoriesAt(path: string): readonly GameType[] {
  const types = Object.keys(CATEGORY_PATHS) as GameType[]
  return types.filter((type) => split(CATEGORY_PATHS[type])[0] === path)
}

function split(address: string): [path: string, query: string] {
  const [path = '/', query = ''] = address.split('?')
  return [path, query]
}
