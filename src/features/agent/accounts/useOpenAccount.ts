import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useResumedIntent } from '#parts/money/useResumedIntent.ts'
import { addDownline, getOpenedAccount } from './api.ts'
import type { EnteredAccount } from './accountSchema.ts'
import { accountPaths } from './places.ts'
import { openedAccountQuery } from './queries.ts'
import { EnteredSchema, type Entered, type OpenedAccount } from './schema.ts'

/** What is kept on the device until it is known whether an account was opened: no password. */
const withoutPassword = ({ kind, username, nickname, rates }: EnteredAccount): Entered => ({
  kind,
  username,
  ...(nickname !== undefined && { nickname }),
  rates,
})

/** One account from its check to its receipt. */
export function useOpenAccount(onOpened: (opened: OpenedAccount) => void) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { send, begin, ...intent } = useResumedIntent<OpenedAccount, Entered>({
    kind: 'openAccount',
    schema: EnteredSchema,
    find: (intentKey) => getOpenedAccount({ intentKey }),
    notMade: 'account_not_opened',
    show: (opened) => {
      queryClient.setQueryData(openedAccountQuery(opened.id).queryKey, opened)
      onOpened(opened)
      refreshTagged(queryClient, 'agent')
      void navigate(accountPaths.opened(opened.id), { replace: true })
    },
    refresh: () => refreshTagged(queryClient, 'agent'),
  })
  return {
    ...intent,
    /** Rejects with `GatewayError`. */
    send: async (entered: EnteredAccount): Promise<void> => {
      await begin(withoutPassword(entered))
      await send((idempotencyKey) => addDownline(entered, { idempotencyKey }))
    },
  }
}
