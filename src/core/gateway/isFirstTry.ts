/**
 * Tells whether a query is still in its first try, before any retry. Content below the query's
 * place on the page waits for the first try, so that nothing moves under a thumb. It does not wait
 * for retries.
 */
export const isFirstTry = ({
  isLoading,
  failureCount,
}: {
  isLoading: boolean
  failureCount: number
}): boolean => isLoading && failureCount === 0
