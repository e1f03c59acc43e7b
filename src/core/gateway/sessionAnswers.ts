import {
  notifyManager,
  type Query,
  type QueryClient,
  type QueryObserver,
} from '@tanstack/react-query'

/** What is asked under one token, as its queries know it. */
interface Tenure {
  over: boolean
}

let tenure: Tenure = { over: false }
const askedIn = new WeakMap<object, Tenure>()

/** Whether the token under which a query was asked last is no longer the session's. */
export const isOver = (query: object): boolean => askedIn.get(query)?.over === true

/**
 * Notes which answers come under the session's token, whatever their access; what a reload or an
 * earlier visit left counts among them.
 */
export function noteSessionAnswers(queryClient: QueryClient, isLoggedIn: () => boolean): void {
  queryClient.getQueryCache().subscribe((event) => {
    const isAsked =
      event.type === 'added' || (event.type === 'updated' && event.action.type === 'fetch')
    if (isAsked && isLoggedIn()) note(event.query)
  })
}

function note(query: Query): void {
  if (query.meta?.carriesToken) askedIn.set(query, tenure)
}

/**
 * Drops all that was asked under the token that is over, and what was a player's own; an answer on
 * its way is not waited for. Who looks at it sees it go, and asks anew as who they are now.
 *
 * @param isLoggedIn whether another session has begun
 */
export function dropSessionAnswers(queryClient: QueryClient, isLoggedIn: boolean): void {
  tenure.over = true
  tenure = { over: false }
  // At once, or one reader would show the next player's while another still shows the last one's.
  notifyManager.batch(() => dropFrom(queryClient, isLoggedIn))
}

function dropFrom(queryClient: QueryClient, isLoggedIn: boolean): void {
  const cache = queryClient.getQueryCache()
  const asking: (() => void)[] = []
  for (const query of cache.getAll()) {
    const isPlayers = query.meta?.tags.includes('player') === true
    if (isPlayers || isOver(query)) {
      // Until it is drawn again, a reader would ask for a player's own as a visitor.
      if (isLoggedIn || !isPlayers) asking.push(...query.observers.map(askAnew))
      empty(query)
      cache.remove(query)
    } else if (query.state.fetchStatus !== 'idle') {
      // A visitor's question that is tried again is asked under the token of who has logged in.
      note(query)
    }
  }
  queryClient.getMutationCache().clear()
  for (const ask of asking) ask()
}

const askAnew = (observer: QueryObserver) => {
  const { options } = observer
  return () => observer.setOptions(options)
}

/** Takes the answer from under its readers, who keep the query until they are drawn again. */
function empty(query: Query): void {
  for (const observer of query.observers) {
    // What a reader sees in place of an answer stays for as long as its way of choosing it.
    observer.setOptions({ ...observer.options, placeholderData: undefined })
  }
  query.setState({
    data: undefined,
    dataUpdatedAt: 0,
    error: null,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: 'idle',
    isInvalidated: false,
    status: 'pending',
  })
}
