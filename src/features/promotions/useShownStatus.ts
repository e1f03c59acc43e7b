import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import type { Promotion, PromotionStatus } from './schema.ts'

/** The status that the page shows; none for a promotion that anybody can join at any time. */
export function useShownStatus({ status, kind }: Promotion): PromotionStatus | null {
  const identity = useAtomValue(identityAtom)
  if (kind === 'link' && status === 'process') return null
  return identity === 'visitor' && status === 'join' ? null : status
}
