import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import type { Promotion, PromotionStatus } from './schema.ts'

/**
 * Returns the status that the page shows for a promotion. It is null if there is nothing to say,
 * such as for a promotion that a visitor can join.
 */
export function useShownStatus({ status, kind }: Promotion): PromotionStatus | null {
  const identity = useAtomValue(identityAtom)
  if (kind === 'link' && status === 'process') return null
  return identity === 'visitor' && status === 'join' ? null : status
}
