import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '#core/platform/loadChunk.ts'

/** The numbering rules of all countries, which are a large file. */
export const phoneRulesQuery = queryOptions({
  queryKey: ['phone rules'],
  queryFn: () => loadChunk('phone numbers', () => import('./parsePhone.ts')),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})
