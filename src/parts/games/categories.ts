import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '#core/navigation/paths.ts'
import type { LaunchTarget } from '#core/popups/popups.ts'
import type { CategoryIcon } from './categoryIcons.ts'
import type { GameType } from './schema.ts'

interface Category {
  name: MessageDescriptor
  icon: CategoryIcon
  /** CSS classes that colour the category's icon and its background. */
  tone: string
  /**
   * Address of the category's page. A group without a page of its own has the address of its
   * parent's page, where it is listed after the parent.
   */
  path: string
  parent?: GameType
  /** Whether the category's page begins with games or with vendors. */
  shows: 'games' | 'vendors'
  /**
   * True if a click always opens the category's page. Otherwise, a category with a single vendor
   * launches that vendor.
   */
  pageForOneVendor?: true
  /**
   * Position in the category navigation; missing for a group that is listed only on its parent's
   * page.
   */
  order?: number
}

/** Every category of games and its behaviour, by its code on the wire. */
export const CATEGORIES: Readonly<Record<GameType, Category>> = {
  RNG: {
    name: msg({ message: 'Slots', context: 'game category' }),
    icon: 'Cherry',
    tone: 'text-game-slots bg-game-slots/15',
    path: paths.slots,
    shows: 'games',
    pageForOneVendor: true,
    order: 6,
  },
  LIVE: {
    name: msg({ message: 'Live casino', context: 'game category' }),
    icon: 'Radio',
    tone: 'text-game-live bg-game-live/15',
    path: paths.live,
    shows: 'games',
    order: 3,
  },
  BG: {
    name: msg({ message: 'BG live', context: 'game category', comment: 'A group of live tables' }),
    icon: 'Dices',
    tone: 'text-game-big bg-game-big/15',
    path: `${paths.live}?gameType=BG`,
    parent: 'LIVE',
    shows: 'games',
  },
  PVP: {
    name: msg({ message: 'Card games', context: 'game category' }),
    icon: 'Spade',
    tone: 'text-game-cards bg-game-cards/15',
    path: paths.cards,
    shows: 'games',
    pageForOneVendor: true,
    order: 7,
  },
  FISH: {
    name: msg({ message: 'Fishing', context: 'game category' }),
    icon: 'Fish',
    tone: 'text-game-fish bg-game-fish/15',
    path: paths.fishing,
    shows: 'games',
    pageForOneVendor: true,
    order: 5,
  },
  SPORTS: {
    name: msg({ message: 'Sports', context: 'game category' }),
    icon: 'Trophy',
    tone: 'text-game-sports bg-game-sports/15',
    path: paths.sports,
    shows: 'vendors',
    order: 4,
  },
  ESPORTS: {
    name: msg({ message: 'E-sports', context: 'game category' }),
    icon: 'Gamepad2',
    tone: 'text-game-esports bg-game-esports/15',
    path: paths.esports,
    shows: 'vendors',
    order: 8,
  },
  ELOTT: {
    name: msg({ message: 'E-lottery', context: 'game category' }),
    icon: 'TicketCheck',
    tone: 'text-game-elottery bg-game-elottery/15',
    path: paths.eLottery,
    shows: 'vendors',
    order: 1,
  },
  LOTT: {
    name: msg({ message: 'Lottery', context: 'game category' }),
    icon: 'Ticket',
    tone: 'text-game-lottery bg-game-lottery/15',
    path: paths.lottery,
    shows: 'vendors',
    order: 2,
  },
  COCKFIGHT: {
    name: msg({ message: 'Cockfight', context: 'game category' }),
    icon: 'Bird',
    tone: 'text-game-cockfight bg-game-cockfight/15',
    path: `${paths.sports}?gameType=COCKFIGHT`,
    parent: 'SPORTS',
    shows: 'vendors',
    order: 9,
  },
  BINGO: {
    name: msg({ message: 'Bingo', context: 'game category' }),
    icon: 'Grid3x3',
    tone: 'text-game-bingo bg-game-bingo/15',
    path: `${paths.slots}?gameType=BINGO`,
    parent: 'RNG',
    shows: 'games',
    order: 10,
  },
}

const TYPES = Object.keys(CATEGORIES) as GameType[]

/** Lists of games that home shows instead of its sections if its address names one of them. */
export const HOME_LISTS = ['FAV', 'HOT', 'NEW', ...TYPES] as const

/** The categories that have a page of their own. */
export const CATEGORY_PAGES = TYPES.filter((type) => !CATEGORIES[type].parent)

/** The categories of the category navigation, in its order. */
export const NAVIGATION = TYPES.filter((type) => CATEGORIES[type].order !== undefined).toSorted(
  (a, b) => CATEGORIES[a].order! - CATEGORIES[b].order!,
)

/**
 * Returns the categories that a page lists, its own category first; empty for a page that is not a
 * category's.
 */
export function categoriesAt(path: string): readonly GameType[] {
  const own = CATEGORY_PAGES.find((type) => CATEGORIES[type].path === path)
  return own ? [own, ...TYPES.filter((type) => CATEGORIES[type].parent === own)] : []
}

/** Vendors whose lotteries have pages of draws and results (docs/product.md §9). */
const DRAW_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']

/**
 * Returns the code of a lottery game that opens on the page of draws; undefined for a game that
 * opens in a popup.
 */
export const drawCodeOf = ({ vendor = '', code, trial }: LaunchTarget): string | undefined =>
  DRAW_VENDORS.includes(vendor) && !trial ? code : undefined
