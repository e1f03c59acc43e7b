import { type InvalidateOptions, QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { hasTag, type QueryTag } from './read.ts'

const RETRIES = 2

/** Errors that a retry may solve: no answer, or an answer from a proxy in front of the gateway. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof GatewayError &&
    (error.code === 'network' ||
      error.code === 'timeout' ||
      (error.code === 'malformed_reply' && error.status >= 502))
  )
}

/**
 * Creates the client that caches server data; only this client retries reads (docs/architecture.md
 * §3).
 */
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

/** Marks the queries of a tag as stale; those on screen are fetched again. */
export function refreshTagged(
  queryClient: QueryClient,
  tag: QueryTag,
  options: InvalidateOptions = {},
): void {
  void queryClient.invalidateQueries({ predicate: hasTag(tag) }, options)
}

/** The same for all queries of the player's own data. */
export function refreshPlayer(queryClient: QueryClient): void {
  refreshTagged(queryClient, 'player')
}
