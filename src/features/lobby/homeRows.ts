import type { HomeRow } from '#core/brand/homeRows.ts'
import type { Identity } from '#core/session/session.ts'

const PLAYERS: readonly Identity[] = ['trial', 'member', 'agent']

/**
 * Kinds of visitors and players who see a row of the home page that is not for everyone. Trial
 * players have recent games, but no favourites.
 */
const SHOWN_TO: Partial<Record<HomeRow, readonly Identity[]>> = {
  continue: PLAYERS,
  because: PLAYERS,
  favorites: ['member', 'agent'],
}

/**
 * Orders the rows of the home page (docs/product.md §2.3). The brand's rows come in the gateway's
 * order; rows that the gateway does not name follow in the brand's order.
 */
export function arrangeHomeRows(
  brand: readonly HomeRow[],
  gateway: readonly HomeRow[],
  reader: Identity,
): HomeRow[] {
  const named = gateway.filter((row) => brand.includes(row))
  return [...new Set([...named, ...brand])].filter((row) => SHOWN_TO[row]?.includes(reader) ?? true)
}
