/**
 * Tells whether a query is in its first try: content below its place on the page waits for it, so
 * that nothing moves under a thumb. Nothing waits for a retry.
 */
export const isFirstTry = ({
  isLoading,
  failureCount,
}: {
  isLoading: boolean
  failureCount: number
}): boolean => isLoading && failureCount === 0
