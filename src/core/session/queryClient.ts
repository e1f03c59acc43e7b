import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createQueryClient } from '#core/gateway/queries.ts'
import { dropSessionAnswers } from '#core/gateway/sessionAnswers.ts'
import { sessionAtom } from './session.ts'

/**
 * Makes the query client of a page: replies fetched with a session's token are dropped when it
 * ends, and never shown to the next player in this tab.
 */
export function createSessionQueryClient(store: ReturnType<typeof createStore>): QueryClient {
  const queryClient = createQueryClient()
  let token: string | undefined
  const follow = () => {
    const before = token
    token = store.get(sessionAtom)?.token
    if (token !== before) dropSessionAnswers(queryClient, Boolean(before), Boolean(token))
  }
  follow()
  store.sub(sessionAtom, follow)
  return queryClient
}
