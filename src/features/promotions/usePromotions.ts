import { useQuery } from '@tanstack/react-query'
import { usePageContext } from '#core/locale/pageContext.ts'
import { promotionsQuery } from './queries.ts'
import type { Promotion, PromotionStatus } from './schema.ts'

export const usePromotions = () => useQuery(promotionsQuery(usePageContext()))

/** Whether the player can claim the promotion's reward at once. */
export const isClaimable = ({ status }: Pick<Promotion, 'status'>) =>
  status === 'claim' || status === 'issued'

/**
 * Groups of statuses in the order of the list: promotions that need the player's action come first,
 * closed ones last. Within a group, the gateway's order stays.
 */
const ORDER: readonly (readonly PromotionStatus[])[] = [
  ['claim', 'issued'],
  ['join', 'process', 'signed', 'applying', 'rejected', 'unknown'],
  ['coming'],
  ['claimed'],
  ['closed'],
]
export const byUrgency = (one: Promotion, other: Promotion): number =>
  rankOf(one.status) - rankOf(other.status)
const rankOf = (status: PromotionStatus) => ORDER.findIndex((each) => each.includes(status))

/** Whether the promotion is over for everybody. */
export const isPast = ({ status, cause, endsAt }: Promotion, now: number) =>
  (status === 'closed' && cause === 'ended') ||
  (endsAt !== null && Date.parse(endsAt) <= now && !isClaimable({ status }))
