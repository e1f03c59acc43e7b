import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { paths } from '#core/navigation/paths.ts'
import { useResumedIntent } from '#parts/money/useResumedIntent.ts'
import { addWithdrawal, getWithdrawal } from './api.ts'
import { withdrawalQuery } from './queries.ts'
import type { Withdrawal } from './schema.ts'
import { DraftSchema, withdrawEntryAtom, type WithdrawDraft } from './withdrawEntry.ts'

interface Secrets {
  paymentPassword: string
  factorCode?: string
}

/** One withdrawal from its check to its receipt. */
export function useWithdrawal() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const store = useStore()
  const { send, begin, ...intent } = useResumedIntent<Withdrawal, WithdrawDraft>({
    kind: 'withdraw',
    schema: DraftSchema,
    find: (intentKey) => getWithdrawal({ intentKey }),
    notMade: 'withdrawal_not_found',
    show: (made) => {
      store.set(withdrawEntryAtom, null)
      queryClient.setQueryData(withdrawalQuery(made.id).queryKey, made)
      refreshTagged(queryClient, 'money')
      // The form and its check are over: the way back leads to neither.
      void navigate(paths.member('withdraw', made.id), { replace: true })
    },
    refresh: () => refreshTagged(queryClient, 'money'),
  })
  const resume = useEffectEvent(() => {
    if (intent.resumed) store.set(withdrawEntryAtom, intent.resumed)
  })
  // Before the form is drawn, which waits for what became of it.
  useEffect(() => resume(), [])
  return {
    ...intent,
    /** Rejects with `GatewayError`. */
    send: async (entered: WithdrawDraft, secrets: Secrets): Promise<void> => {
      await begin(entered)
      // Until its answer is known the intent keeps it, which other tabs and a reload find.
      store.set(withdrawEntryAtom, null)
      try {
        await send((idempotencyKey) =>
          addWithdrawal({ ...entered, ...secrets }, { idempotencyKey }),
        )
      } catch (error) {
        store.set(withdrawEntryAtom, entered)
        throw error
      }
    },
  }
}
