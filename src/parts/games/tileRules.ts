import type { Identity } from '#core/session/session.ts'
import type { Game } from './schema.ts'

/** What a tile says of its game: the first that holds, so that a cover never wears two. */
export function badgeOf({
  closed,
  hot,
  isNew,
}: Pick<Game, 'closed' | 'hot' | 'isNew'>): 'closed' | 'hot' | 'new' | undefined {
  if (closed) return 'closed'
  if (hot) return 'hot'
  return isNew ? 'new' : undefined
}

/** A start with real money, or the free trial. */
export type Start = 'play' | 'try'

/**
 * How a game can be started, the way that the cover takes first (docs/product.md §2.3): players
 * play, visitors try. A trial account has play money anyway.
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
