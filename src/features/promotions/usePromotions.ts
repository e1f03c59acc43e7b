import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { promotionsQuery } from './queries.ts'
import type { Promotion } from './schema.ts'

export const usePromotions = () => useQuery(promotionsQuery(usePageContext()))

/** Whether something can be taken at once. */
export const isClaimable = ({ status }: Pick<Promotion, 'status'>) =>
  status === 'claim' || status === 'issued'

/** Whether it is over for everybody. */
export const isPast = ({ status, cause, endsAt }: Promotion, now: number) =>
  (status === 'closed' && cause === 'ended') ||
  (endsAt !== null && Date.parse(endsAt) <= now && !isClaimable({ status }))
