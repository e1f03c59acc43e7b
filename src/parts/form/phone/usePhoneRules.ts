import { useQuery } from '@tanstack/react-query'
import { phoneRulesQuery } from './queries.ts'

export type PhoneRules = Awaited<ReturnType<NonNullable<typeof phoneRulesQuery.queryFn>>>

/** The numbering rules of all countries; null until they have loaded. */
export function usePhoneRules(): PhoneRules | null {
  return useQuery(phoneRulesQuery).data ?? null
}
