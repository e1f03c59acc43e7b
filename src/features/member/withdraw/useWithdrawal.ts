import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { paths } from '#core/paths.ts'
import { useResumedIntent } from '#parts/money/useResumedIntent.ts'
import { addWithdrawal, getWithdrawal } from './api.ts'
import { withdrawalQuery } from './queries.ts'
import type { Withdrawal } from './schema.ts'

const DraftSchema = v.object({ accountId: v.string(), amount: v.string(), fee: v.string() })
/** What was entered, without secrets. */
export type WithdrawDraft = v.InferOutput<typeof DraftSchema>

interface Secrets {
  paymentPassword: string
  factorCode?: string
}

/** One withdrawal from its check to its receipt. */
export function useWithdrawal() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { send, ...intent } = useResumedIntent<Withdrawal, WithdrawDraft>({
    kind: 'withdraw',
    schema: DraftSchema,
    find: (intentKey) => getWithdrawal({ intentKey }),
    notMade: 'withdrawal_not_found',
    show: (made) => {
      queryClient.setQueryData(withdrawalQuery(made.id).queryKey, made)
      refreshTagged(queryClient, 'money')
      void navigate(paths.member('withdraw', made.id))
    },
    refresh: () => refreshTagged(queryClient, 'money'),
  })
  return {
    ...intent,
    /** Rejects with `GatewayError`. */
    send: (entered: WithdrawDraft, secrets: Secrets): Promise<void> =>
      send((idempotencyKey) => addWithdrawal({ ...entered, ...secrets }, { idempotencyKey })),
  }
}
