import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { useResumedIntent } from '#parts/money/useResumedIntent.ts'
import { getTransferReceipt, transferToMember, type TransferReceipt } from './api.ts'
import { transferReceiptQuery } from './queries.ts'
import { EnteredSchema, type Entered, type TransferFields } from './schema.ts'
import { intentOf, type TransferWay } from './ways.ts'

interface Sent {
  entered: Entered
  paymentPassword: string
}

/** One transfer from its check to its receipt. */
export function useTransfer(way: TransferWay, draft: DraftAtom<Partial<TransferFields>>) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const store = useStore()
  const { send, begin, ...intent } = useResumedIntent<TransferReceipt, Entered>({
    kind: intentOf(way),
    schema: EnteredSchema,
    find: (intentKey) => getTransferReceipt({ intentKey }),
    notMade: 'transfer_not_found',
    show: (receipt) => {
      store.set(draft, null)
      queryClient.setQueryData(transferReceiptQuery(receipt.id).queryKey, receipt)
      refreshTagged(queryClient, 'money')
      if (way.direction === 'DOWNLINE') refreshTagged(queryClient, 'agent')
      // The form and its check are over: the way back leads to neither.
      void navigate(way.receiptPath(receipt.id), { replace: true })
    },
  })
  const resume = useEffectEvent(() => {
    if (intent.resumed) store.set(draft, { amount: intent.resumed.amount })
  })
  // Before the form is drawn, which waits for what became of it.
  useEffect(() => resume(), [])
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ entered, paymentPassword }: Sent) => {
      await begin(entered)
      await send(async (idempotencyKey) => {
        const sent = { ...entered, paymentPassword }
        const { balance, ...receipt } = await transferToMember(sent, { idempotencyKey })
        void keepBalance(queryClient, balance)
        return receipt
      })
    },
  })
  return {
    ...intent,
    /** Rejects with `GatewayError`. */
    send: (entered: Entered, paymentPassword: string) => mutateAsync({ entered, paymentPassword }),
  }
}
