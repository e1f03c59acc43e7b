import type { Query, QueryClient } from '@tanstack/react-query'
import { hasTag, type QueryTag } from './read.ts'

/**
 * Marks the queries of a tag as stale; those on screen are fetched again. What is being fetched is
 * given up, since its reply may be older than the change.
 */
export function refreshTagged(queryClient: QueryClient, tag: QueryTag): void {
  void fetchAgain(queryClient, tag, true)
}

/** The same for all queries of the player's own data. */
export function refreshPlayer(queryClient: QueryClient): void {
  refreshTagged(queryClient, 'player')
}

/**
 * Fetches the queries of a tag that are on screen, as things may have happened that nobody told of.
 * What is being fetched goes on, since a list would lose the page that it waits for.
 */
export function catchUp(queryClient: QueryClient, tag: QueryTag): Promise<void> {
  return fetchAgain(queryClient, tag, false)
}

async function fetchAgain(queryClient: QueryClient, tag: QueryTag, cancelRefetch: boolean) {
  const isTagged = hasTag(tag)
  // The cache never cancels a first fetch, but joins it.
  const isJoined = (query: Query) =>
    isTagged(query) && (!cancelRefetch || query.state.data === undefined)
  const joined = new Set(
    queryClient.getQueryCache().findAll({ predicate: isJoined, fetchStatus: 'fetching' }),
  )
  await queryClient.invalidateQueries({ predicate: isTagged }, { cancelRefetch })
  if (joined.size === 0) return
  // Replies of fetches under way may be older than the change.
  await queryClient.invalidateQueries(
    { predicate: (query) => joined.has(query) },
    { cancelRefetch },
  )
}
