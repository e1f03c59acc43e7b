import { QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { hasTag, type QueryTag } from './read.ts'

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

/** Asks anew for what something has changed, if it is shown. */
export function refreshTagged(queryClient: QueryClient, tag: QueryTag): void {
  void queryClient.invalidateQueries({ predicate: hasTag(tag) })
}

/** Asks anew for all of the player's own that is shown: it was refused, or may be out of date. */
export function refreshPlayer(queryClient: QueryClient): void {
  refreshTagged(queryClient, 'player')
}
