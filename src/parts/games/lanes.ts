import type { Game, GameType, Lane, Vendor } from './schema.ts'

/**
 * Groups of vendors that the gateway sends within another category, but that players expect as a
 * category of their own (docs/product.md §3). E-sports become a category after sports; BG becomes
 * one after live casino.
 */
export const GROUPS: readonly { within: GameType; type: GameType; vendors: readonly string[] }[] = [
  { within: 'LIVE', type: 'BG', vendors: ['BG'] },
  { within: 'SPORTS', type: 'ESPORTS', vendors: ['IMES', 'TF', 'IA'] },
]

export interface VendorNameRule {
  currency: string
  vendors: readonly string[]
  prefixes: readonly string[]
  name: string
}

/** The settings of a brand that decide which games a player sees, and under which names. */
export interface GameOptions {
  currency: string
  vendorNames: readonly VendorNameRule[]
  /** Categories that the brand or the gateway has turned off. */
  hidden: readonly GameType[]
}

/**
 * Tells whether a brand offers the category of a game or vendor; one without a category is always
 * offered.
 */
export const isOffered = (
  { type }: { type?: GameType | undefined },
  { hidden }: Pick<GameOptions, 'hidden'>,
) => type === undefined || !hidden.includes(type)

/**
 * Prepares games for players: vendors get the names of the brand's currency, and games of hidden
 * categories are removed.
 */
export function arrangeGames(games: readonly Game[], options: GameOptions): Game[] {
  return games
    .filter((game) => isOffered(game, options))
    .map((game) => ({
      ...game,
      vendorName: shownName(game.vendor, game.vendorName ?? game.vendor, options),
    }))
}

/**
 * Prepares categories for players: groups become categories of their own, vendors get the names of
 * the brand's currency, and empty categories are removed.
 */
export function arrangeLanes(lanes: readonly Lane[], options: GameOptions): Lane[] {
  return lanes
    .filter((lane) => isOffered(lane, options))
    .map((lane) => ({
      ...lane,
      vendors: lane.vendors.map((vendor) => ({
        ...vendor,
        name: shownName(vendor.code, vendor.name, options),
      })),
    }))
    .flatMap(splitGroups)
    .filter(({ vendors }) => vendors.length > 0)
}

function splitGroups(lane: Lane): Lane[] {
  const group = GROUPS.find(({ within }) => within === lane.type)
  if (!group) return [lane]
  const belongs = ({ code }: Vendor) => group.vendors.includes(code)
  const own = lane.vendors.filter((vendor) => !belongs(vendor))
  const split = lane.vendors.filter(belongs).map((vendor) => ({ ...vendor, type: group.type }))
  return [
    { type: lane.type, vendors: own, classifies: kindsOf(lane, own) },
    { type: group.type, vendors: split, classifies: kindsOf(lane, split) },
  ]
}

/** Lists the kinds of games that the given vendors of a category have. */
function kindsOf({ classifies }: Lane, vendors: readonly Vendor[]): Lane['classifies'] {
  const codes = new Set(vendors.map(({ code }) => code))
  return classifies
    .map((kind) => ({ ...kind, vendors: kind.vendors.filter((code) => codes.has(code)) }))
    .filter((kind) => kind.vendors.length > 0)
}

/**
 * Returns a vendor's name for players. In brands with the currency TLB, BTI and all vendors with
 * the prefix TCG are named 123BET; brands may add such rules (docs/product.md §3).
 */
export function shownName(
  code: string,
  name: string,
  { currency, vendorNames }: Pick<GameOptions, 'currency' | 'vendorNames'>,
): string {
  const shown = vendorNames.find(
    (rule) =>
      rule.currency === currency &&
      (rule.vendors.includes(code) || rule.prefixes.some((prefix) => code.startsWith(prefix))),
  )
  return shown?.name ?? name
}
