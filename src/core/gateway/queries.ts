import { type Query as Kept, QueryClient, queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Call } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'

const RETRIES = 2

/** Errors that a retry may mend: no answer, or an answer from a proxy in front of the gateway. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof GatewayError &&
    (error.code === 'network' ||
      error.code === 'timeout' ||
      (error.code === 'malformed_reply' && error.status >= 502))
  )
}

/** Makes the client that keeps server data; it alone retries reads (docs/architecture.md §3). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000) * (0.75 + Math.random() / 2),
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** What may change a query's answer; whatever does it names the tag, and knows no query. */
export type QueryTag = 'play'

/**
 * A read for `useQuery`: keyed by path and input, cancelled when its last reader unmounts.
 *
 * @param input what the call is declared to take
 * @param tags what may change the answer
 */
export function read<
  Query extends v.GenericSchema<Record<string, unknown>, Record<string, unknown>> | undefined,
  Reply extends v.GenericSchema,
>(
  declared: Call<Query, undefined, Reply>,
  input: Parameters<Call<Query, undefined, Reply>>[0],
  tags: readonly QueryTag[] = [],
) {
  return queryOptions<v.InferOutput<Reply>, GatewayError>({
    meta: { access: declared.definition.access, tags },
    queryKey: [declared.definition.path, input],
    queryFn: ({ signal }) => declared(input, { signal }),
  })
}

/** Whether a cached answer belongs to a player. */
const isPlayers = ({ meta }: Kept) => meta?.access !== undefined && meta.access !== 'visitor'

/** Asks anew for all of the player's own that is shown: it was refused, or may be out of date. */
export function refreshPlayer(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: isPlayers })
}

/** Asks anew for what something has changed, if it is shown. */
export function refreshTagged(queryClient: QueryClient, tag: QueryTag): void {
  void queryClient.invalidateQueries({
    predicate: ({ meta }) =>
      (meta?.tags as readonly QueryTag[] | undefined)?.includes(tag) === true,
  })
}

/** Drops every cached answer that belongs to a player, and cancels the pending ones. */
export function forgetPlayer(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPlayers })
  queryClient.removeQueries({ predicate: isPlayers })
  queryClient.getMutationCache().clear()
}
