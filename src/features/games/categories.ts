import { paths } from '#core/paths.ts'
import type { GameType, Lane } from './schema.ts'

/** The page of each category; groups without one of their own stand on their parent's. */
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

/** Categories whose page opens even with a single vendor (specification §2.2, "Category navigation"). */
const ALWAYS_PAGES: readonly GameType[] = ['PVP', 'FISH', 'RNG']

export type CategoryTarget = { kind: 'page'; path: string } | { kind: 'launch'; vendor: string }

/** Where a click on a category leads. */
export function categoryTarget({ type, vendors }: Lane): CategoryTarget {
  const [only, ...others] = vendors
  if (only && others.length === 0 && !ALWAYS_PAGES.includes(type)) {
    return { kind: 'launch', vendor: only.code }
  }
  return { kind: 'page', path: CATEGORY_PATHS[type] }
}

/** Page of a category with one vendor chosen. */
export function vendorPath(type: GameType, vendor: string): string {
  const [path = '/', query = ''] = CATEGORY_PATHS[type].split('?')
  const search = new URLSearchParams(query)
  search.set('vassalage', vendor)
  return `${path}?${search}`
}

export function categoryPath(type: GameType): string {
  return CATEGORY_PATHS[type]
}
