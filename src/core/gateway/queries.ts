import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { afterInput } from '#lib/later.ts'

const RETRIES = 2

/**
 * Tells whether a retry may succeed after an error: no answer came, or a proxy in front of the
 * gateway sent the answer.
 */
function mayPass(error: unknown): boolean {
  return (
    error instanceof GatewayError &&
    (error.code === 'network' ||
      error.code === 'timeout' ||
      (error.code === 'malformed_reply' && error.status >= 502))
  )
}

// A reply that arrives while the browser handles a press is drawn after the press.
notifyManager.setScheduler((notify) => setTimeout(afterInput, 0, notify))

/** Options that only the observers of a query read, each its own. */
const OF_OBSERVERS = [
  'enabled',
  'placeholderData',
  'refetchInterval',
  'select',
  'staleTime',
  'throwOnError',
]

/**
 * Makes a cache whose queries keep none of their observers' options. TanStack copies all options to
 * the query while a component renders, also if React then throws the render away because the player
 * goes on to another page. A function of that component, such as `select`, would hold the whole
 * page that was never shown, with its elements and pictures, as long as the query is cached.
 */
function createQueryCache(): QueryCache {
  const cache = new QueryCache()
  cache.subscribe(({ type, query }) => {
    if (type !== 'added') return
    const setOptions = query.setOptions.bind(query)
    const drop = () => {
      const kept = Object.entries(query.options).filter(([name]) => !OF_OBSERVERS.includes(name))
      query.options = Object.fromEntries(kept)
    }
    query.setOptions = (options) => {
      setOptions(options)
      drop()
    }
    drop()
  })
  return cache
}

/**
 * Creates the client that caches the gateway's answers. Only this client retries reads
 * (docs/architecture.md §3).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: createQueryCache(),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && mayPass(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000) * (0.75 + Math.random() / 2),
        // A query with an error is not fetched again because another component that needs it
        // appears; the error stays on screen with its retry button. The number of observers
        // includes the new component.
        retryOnMount: (query) => query.getObserversCount() < 2,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // TanStack's default is not to refetch in this network mode, but the offline bar promises
        // that the page continues.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
