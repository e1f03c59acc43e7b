import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import type { CallOptions } from '#core/contract/call.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { paths } from '#core/navigation/paths.ts'
import { getExchange } from './api.ts'
import { exchangeQuery } from './queries.ts'
import type { Exchange } from './schema.ts'

/**
 * Sends a redemption or conversion and opens its receipt.
 * @param schema schema of the entered values, without the payment password
 */
export function useExchange<Entered extends object>(
  kind: 'redeem' | 'convert',
  schema: v.GenericSchema<unknown, Entered>,
  call: (body: Entered & { paymentPassword: string }, options: CallOptions) => Promise<Exchange>,
) {
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const context = usePageContext()
  const { send, ...operation } = useOperation({
    kind,
    schema,
    call,
    find: { by: (intentKey) => getExchange({ intentKey }), notMade: 'exchange_not_found' },
    onMade: (made, { isHere }) => {
      refreshTagged(queryClient, 'points')
      refreshTagged(queryClient, 'money')
      keepAnswer(queryClient, exchangeQuery(made.id, context), made)
      const receipt = paths.pointMall(`history/${made.id}`)
      if (isHere) void navigate(receipt)
      else notify({ message: msg`Your request was sent.`, see: receipt })
    },
  })
  return {
    ...operation,
    /** Sends the redemption or conversion. Rejects with `GatewayError`. */
    send: async (entered: Entered, paymentPassword: string): Promise<void> => {
      try {
        const prepare = () => ({ ...entered, paymentPassword })
        await send(entered, { secrets: paymentPassword, prepare })
      } catch (error) {
        // A refusal may mean that the terms have changed since they were loaded, so they are
        // fetched again.
        refreshTagged(queryClient, 'points')
        throw error
      }
    },
  }
}
