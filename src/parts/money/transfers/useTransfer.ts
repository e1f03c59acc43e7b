import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { keepBalance } from '#core/wallet/queries.ts'
import type { DraftAtom } from '#parts/form/drafts.ts'
import { getTransferReceipt, transferToMember, type TransferReceipt } from './api.ts'
import { transferReceiptQuery } from './queries.ts'
import { EnteredSchema, type Entered, type TransferFields } from './schema.ts'
import { nameOperation, type TransferWay } from './ways.ts'

type Body = Parameters<typeof transferToMember>[0]

/** State and actions of one transfer, from its form to its receipt. */
export function useTransfer(way: TransferWay, draft: DraftAtom<Partial<TransferFields>>) {
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const store = useStore()
  const { send, ...operation } = useOperation<Body, TransferReceipt, Entered>({
    kind: nameOperation(way),
    schema: EnteredSchema,
    call: async (body, options) => {
      const { balance, ...receipt } = await transferToMember(body, options)
      void keepBalance(queryClient, balance)
      return receipt
    },
    find: {
      by: (intentKey) => getTransferReceipt({ intentKey }),
      notMade: 'transfer_not_found',
    },
    onMade: (receipt, { isHere }) => {
      store.set(draft, null)
      refreshTagged(queryClient, 'money')
      if (way.direction === 'DOWNLINE') refreshTagged(queryClient, 'agent')
      keepAnswer(queryClient, transferReceiptQuery(receipt.id), receipt)
      const see = way.receiptPath(receipt.id)
      // The receipt replaces the form and the review step in the history, so that the back button
      // leads to the page before them.
      if (isHere) void navigate(see, { replace: true })
      else notify({ message: msg`Your transfer was made.`, see })
    },
    onNotMade: ({ amount }) => store.set(draft, { amount }),
  })
  return {
    ...operation,
    /** Sends the transfer; rejects with `GatewayError`. */
    send: async (entered: Entered, paymentPassword: string): Promise<void> => {
      const prepare = () => ({ ...entered, paymentPassword })
      await send(entered, { secrets: paymentPassword, prepare })
    },
  }
}
