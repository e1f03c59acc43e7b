import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { paths } from '#core/navigation/paths.ts'
import { mark } from '#core/platform/mark.ts'
import { addWithdrawal, getWithdrawal } from './api.ts'
import { withdrawalQuery } from './queries.ts'
import { DraftSchema, withdrawEntryAtom, type WithdrawDraft } from './withdrawEntry.ts'

interface Secrets {
  paymentPassword: string
  factorCode?: string
}

/** Sends a request for a withdrawal and opens its receipt. */
export function useWithdrawal() {
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const store = useStore()
  const { send, ...operation } = useOperation({
    kind: 'withdraw',
    schema: DraftSchema,
    call: addWithdrawal,
    find: { by: (intentKey) => getWithdrawal({ intentKey }), notMade: 'withdrawal_not_found' },
    onMade: (made, { isHere }) => {
      mark('funnel', { step: 'withdrawal sent' })
      store.set(withdrawEntryAtom, null)
      refreshTagged(queryClient, 'money')
      keepAnswer(queryClient, withdrawalQuery(made.id), made)
      const receipt = paths.member('withdraw', made.id)
      // The receipt replaces the history entry, so that "back" leads neither to the form nor to the
      // review step.
      if (isHere) void navigate(receipt, { replace: true })
      else notify({ message: msg`Your withdrawal request was sent.`, see: receipt })
    },
    onNotMade: (entered) => store.set(withdrawEntryAtom, entered),
  })
  return {
    ...operation,
    /** Sends the request for a withdrawal. Rejects with `GatewayError`. */
    send: async (entered: WithdrawDraft, secrets: Secrets): Promise<void> => {
      try {
        await send(entered, { secrets, prepare: () => ({ ...entered, ...secrets }) })
      } catch (error) {
        // A refusal may mean that the terms have changed since they were loaded, so they are
        // fetched again.
        refreshTagged(queryClient, 'money')
        throw error
      }
    },
  }
}
