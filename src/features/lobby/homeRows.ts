import type { HomeRow } from '#core/brand/homeRows.ts'
import type { Identity } from '#core/session/session.ts'

const PLAYERS: readonly Identity[] = ['trial', 'member', 'agent']

/** Rows that not everyone has: trials have recent games, and no favourites. */
const SHOWN_TO: Partial<Record<HomeRow, readonly Identity[]>> = {
  continue: PLAYERS,
  because: PLAYERS,
  favorites: ['member', 'agent'],
}

/**
 * The rows of the home page (docs/product.md §2.3): those that the brand has, in the gateway's
 * order; what the gateway does not name follows in the brand's.
 */
export function arrangeHomeRows(
  brand: readonly HomeRow[],
  gateway: readonly HomeRow[],
  reader: Identity,
): HomeRow[] {
  const named = gateway.filter((row) => brand.includes(row))
  return [...new Set([...named, ...brand])].filter((row) => SHOWN_TO[row]?.includes(reader) ?? true)
}
