import { useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '#core/contract/call.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { useClaim } from '#parts/money/rewards/useClaim.ts'
import type { Promotion } from './schema.ts'

/** Returns a function that fetches promotions again after a promotion or its reward has changed. */
export function useRefreshPromotions() {
  const queryClient = useQueryClient()
  return () => {
    for (const tag of ['promotions', 'rewards', 'money'] as const) refreshTagged(queryClient, tag)
  }
}

interface Options<Reply> {
  kind: 'join' | 'promotion'
  promotion: Promotion
  call: (body: { id: string }, options: CallOptions) => Promise<Reply>
  onDone?: (reply: Reply) => void
}

/**
 * Handles the button that joins a promotion or claims its reward. Visitors are asked to log in,
 * trial players to register.
 */
export function usePromotionAct<Reply>({ kind, promotion, call, onDone }: Options<Reply>) {
  const { id, endsAt } = promotion
  const requireAccount = useRequireAccount()
  const { claim, busy, refusal } = useClaim({
    kind,
    // The end of the round is part of the id, so that a request of one round is not repeated in the
    // next.
    id: `${id}-${endsAt}`,
    call,
    onPaid: (reply: Reply) => onDone?.(reply),
  })
  return { act: () => requireAccount(() => void claim({ id })), busy, refusal }
}
