import { useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '#core/contract/call.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { useClaim } from '#parts/money/rewards/useClaim.ts'
import type { Promotion } from './schema.ts'

/** Makes what a promotion, or a reward of it, changed be asked for again. */
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

/** A press that joins or claims: visitors are asked to log in, trials to sign up. */
export function usePromotionAct<Reply>({ kind, promotion, call, onDone }: Options<Reply>) {
  const { id, endsAt } = promotion
  const requireAccount = useRequireAccount()
  const { claim, busy, refusal } = useClaim({
    kind,
    // What was asked for in a round is not asked for again in the next.
    id: `${id}-${endsAt}`,
    call,
    onPaid: (reply: Reply) => onDone?.(reply),
  })
  return { act: () => requireAccount(() => void claim({ id })), busy, refusal }
}
