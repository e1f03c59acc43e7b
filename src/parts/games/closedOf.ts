import { GROUPS } from './lanes.ts'
import type { Closed, Game, Lane } from './schema.ts'

/**
 * Returns why a game cannot be played now, by its own state or by its vendor's. A vendor has a state
 * for each category, since it may be closed for one of them only.
 */
export function closedOf(
  { type, vendor, closed }: Pick<Game, 'type' | 'vendor' | 'closed'>,
  lanes: readonly Lane[],
): Closed | undefined {
  if (closed) return closed
  const group = GROUPS.find(({ within, vendors }) => within === type && vendors.includes(vendor))
  const lane = lanes.find((each) => each.type === (group?.type ?? type))
  return lane?.vendors.find(({ code }) => code === vendor)?.closed
}
