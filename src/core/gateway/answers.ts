import type { DataTag, QueryClient, QueryKey, QueryOptions } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'

/** The fields of a query that the function `read` has defined. */
export interface DefinedQuery<Answer> extends Pick<QueryOptions, 'meta'> {
  queryKey: DataTag<QueryKey, Answer, GatewayError>
}

/**
 * Stores an answer that came without a fetch, such as the receipt in the reply to a form, so that
 * its screen shows it at once. It comes after `refreshTagged`, which would mark it as stale.
 *
 * TanStack's `setQueryData` alone would create a query without tags: a change would not mark it as
 * stale, and a logout would not remove it.
 */
export function keepAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey, meta }: DefinedQuery<Answer>,
  answer: NoInfer<Answer>,
): void {
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey, ...(meta && { meta }) })
    .setData(answer, { manual: true })
}

/** Changes the stored answer of a query; returns false if the query has no answer. */
export function changeAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: DefinedQuery<Answer>,
  change: (answer: NoInfer<Answer>) => NoInfer<Answer>,
): boolean {
  const known = queryClient.getQueryData<unknown>(queryKey)
  if (known === undefined) return false
  queryClient.setQueryData<unknown>(queryKey, change(known as Answer))
  return true
}
