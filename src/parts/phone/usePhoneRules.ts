import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '#core/chunks/loadChunk.ts'

const loadRules = () => loadChunk('phone numbers', () => import('./parsePhone.ts'))

export type PhoneRules = Awaited<ReturnType<typeof loadRules>>

/** The numbering rules of all countries, which are heavy; null until they are there. */
export function usePhoneRules(): PhoneRules | null {
  const { data } = useQuery({
    queryKey: ['phone rules'],
    queryFn: loadRules,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  return data ?? null
}
