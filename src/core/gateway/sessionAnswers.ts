import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'

/**
 * Answers that were fetched for a visitor, before the session began; compared by object identity.
 */
const visitorsAnswers = new WeakSet<object>()

/**
 * Drops every answer that was fetched with a token that has ended, and all of a player's own data;
 * cancels pending fetches. Components that show such an answer become empty and fetch again. Call
 * it when the token has changed.
 *
 * @param wasLoggedIn whether there was a token before
 * @param isLoggedIn whether there is one now
 */
export function dropSessionAnswers(
  queryClient: QueryClient,
  wasLoggedIn: boolean,
  isLoggedIn: boolean,
): void {
  // Runs in one batch, so that no component shows data of the last player beside data of the next.
  notifyManager.batch(() => {
    const cache = queryClient.getQueryCache()
    const again = cache.getAll().flatMap((query) => {
      const { meta, state } = query
      if (!meta?.carriesToken) return []
      const isPlayers = meta.tags.includes('player')
      const isVisitors = state.fetchStatus === 'idle' && visitorsAnswers.has(state.data as object)
      if (isPlayers || (wasLoggedIn && !isVisitors)) {
        const ask = empty(query)
        cache.remove(query)
        // After a logout, components with a player's own data do not fetch them again, although
        // they stay until the page is rendered for a visitor.
        return isLoggedIn || !isPlayers ? ask : []
      }
      if (state.data) visitorsAnswers.add(state.data)
      return []
    })
    queryClient.getMutationCache().clear()
    for (const ask of again) ask()
  })
}

/**
 * Removes the answer of a query, so that its components show nothing.
 *
 * @returns functions, one for each observer of the query, that make the observer fetch again
 */
function empty(query: Query): (() => void)[] {
  const again = query.observers.map((observer) => {
    const { options } = observer
    // TanStack Query keeps a placeholder on screen for as long as the placeholder function stays
    // the same.
    observer.setOptions({ ...options, placeholderData: undefined })
    return () => observer.setOptions(options)
  })
  query.setState({
    data: undefined,
    dataUpdatedAt: 0,
    error: null,
    fetchStatus: 'idle',
    status: 'pending',
  })
  return again
}
