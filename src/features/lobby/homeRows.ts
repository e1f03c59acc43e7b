import type { PlacedStrips } from '#core/brand/compositions.ts'
import { isStrip, type HomeRow } from '#core/brand/homeRows.ts'
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
 * order; rows that the gateway does not name follow in the brand's order. A strip that the gateway
 * does not name keeps its place, whatever rows stand around it.
 *
 * @param composed strips of a brand whose rows name none
 */
export function arrangeHomeRows(
  brand: readonly HomeRow[],
  gateway: readonly HomeRow[],
  reader: Identity,
  composed: PlacedStrips = [],
): HomeRow[] {
  const rows = brand.filter((row) => SHOWN_TO[row]?.includes(reader) ?? true)
  if (!rows.some(isStrip)) for (const [place, strip] of composed) rows.splice(place, 0, strip)
  const named = gateway.filter((row) => rows.includes(row))
  const ordered = [...new Set([...named, ...rows.filter((row) => !isStrip(row))])]
  for (const [place, row] of rows.entries()) {
    if (!ordered.includes(row)) ordered.splice(place, 0, row)
  }
  return ordered
}
