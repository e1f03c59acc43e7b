import { notifyManager, QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { afterInput } from '#lib/later.ts'

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

// A reply that comes in the middle of a press is drawn after it.
notifyManager.setScheduler((notify) => setTimeout(afterInput, 0, notify))

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
        // An error on screen stays, with its retry, if a part comes that needs the same; the observers
        // counted include the part that comes.
        retryOnMount: (query) => query.getObserversCount() < 2,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // By default not in this mode; the offline bar promises that a page goes on.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
