import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'

/** The answers that were fetched before the session began, by identity. */
const visitorsAnswers = new WeakSet<object>()

/**
 * Drops every answer that was fetched with a token that has ended, whatever the access of its call,
 * and all of a player's own; cancels the pending ones. Components that show one become empty and
 * fetch again. To be called when the token has changed.
 *
 * @param wasLoggedIn whether there was a token before
 * @param isLoggedIn whether there is one now
 */
export function dropSessionAnswers(
  queryClient: QueryClient,
  wasLoggedIn: boolean,
  isLoggedIn: boolean,
): void {
  // In one batch: no component may show the next player's answers beside the last player's.
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
        // A component for a player's own data would fetch it until it is rendered for a visitor.
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
 * Takes the answer of a query from its observers.
 *
 * @returns a function that makes each observer fetch again
 */
function empty(query: Query): (() => void)[] {
  const again = query.observers.map((observer) => {
    const { options } = observer
    // TanStack Query keeps showing a placeholder for as long as its function is the same.
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
