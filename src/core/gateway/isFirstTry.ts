/**
 * Whether the first try of a query is under way: what stands below its place waits for it, so that
 * nothing moves under a thumb. A retry is not waited for.
 */
export const isFirstTry = ({
  isLoading,
  failureCount,
}: {
  isLoading: boolean
  failureCount: number
}): boolean => isLoading && failureCount === 0
