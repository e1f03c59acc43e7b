import type { Identity } from '#core/session/session.ts'
import type { Game } from './schema.ts'

/**
 * Chooses the badge of a game's tile. It is the first one that applies, so that a cover never shows
 * two.
 */
export function badgeOf({
  closed,
  hot,
  isNew,
}: Pick<Game, 'closed' | 'hot' | 'isNew'>): 'closed' | 'hot' | 'new' | undefined {
  if (closed) return 'closed'
  if (hot) return 'hot'
  return isNew ? 'new' : undefined
}

/** A way to start a game: with real money, or as a free trial. */
export type Start = 'play' | 'try'

/**
 * Lists the ways to start a game (docs/product.md §2.3); a press on the cover uses the first. For
 * players that is real money, for visitors the free trial. In a trial account all money is play
 * money.
 */
export function startsOf(
  { closed, opensVendor, trial }: Pick<Game, 'closed' | 'trial'> & { opensVendor?: boolean },
  identity: Identity,
  freePlay: boolean,
): readonly Start[] {
  if (closed || opensVendor) return []
  if (!trial || !freePlay || identity === 'trial') return ['play']
  return identity === 'visitor' ? ['try', 'play'] : ['play', 'try']
}
