import type { QueryClient } from '@tanstack/react-query'
import type { createStore } from 'jotai'
import { createQueryClient } from '#core/gateway/queries.ts'
import { dropSessionAnswers } from '#core/gateway/sessionAnswers.ts'
import { sessionAtom } from './session.ts'

/**
 * Makes the query client of a page: what was asked under a token never outlives it, nor reaches the
 * next player of this tab.
 */
export function createSessionQueryClient(store: ReturnType<typeof createStore>): QueryClient {
  const tokenNow = () => store.get(sessionAtom)?.token
  const queryClient = createQueryClient(() => tokenNow() !== undefined)
  let token = tokenNow()
  store.sub(sessionAtom, () => {
    const next = tokenNow()
    if (next !== token) dropSessionAnswers(queryClient, next !== undefined)
    token = next
  })
  return queryClient
}
