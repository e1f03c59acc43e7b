import type { Query, QueryClient } from '@tanstack/react-query'
import { hasTag, type QueryTag } from './read.ts'

/**
 * Marks the queries of a tag as stale and fetches those on screen again. Fetches under way are
 * cancelled, since their replies may be older than the change.
 */
export function refreshTagged(queryClient: QueryClient, tag: QueryTag): void {
  void fetchAgain(queryClient, tag, true)
}

/** Marks all queries of the player's own data as stale, and fetches those on screen again. */
export function refreshPlayer(queryClient: QueryClient): void {
  refreshTagged(queryClient, 'player')
}

/**
 * Fetches the queries of a tag that are on screen, because the page may have missed events of the
 * gateway. Fetches that are already running continue: if a long list were cancelled, it would lose
 * the page that it is loading.
 */
export function catchUp(queryClient: QueryClient, tag: QueryTag): Promise<void> {
  return fetchAgain(queryClient, tag, false)
}

async function fetchAgain(queryClient: QueryClient, tag: QueryTag, cancelRefetch: boolean) {
  const isTagged = hasTag(tag)
  // The query cache never cancels a query's first fetch: a second fetch joins the first one and
  // gets its reply.
  const isJoined = (query: Query) =>
    isTagged(query) && (!cancelRefetch || query.state.data === undefined)
  const joined = new Set(
    queryClient.getQueryCache().findAll({ predicate: isJoined, fetchStatus: 'fetching' }),
  )
  await queryClient.invalidateQueries({ predicate: isTagged }, { cancelRefetch })
  if (joined.size === 0) return
  // The reply of a first fetch may be older than the change, so the queries that joined one are
  // fetched once more.
  await queryClient.invalidateQueries(
    { predicate: (query) => joined.has(query) },
    { cancelRefetch },
  )
}
