import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { addDownline, getOpenedAccount } from './api.ts'
import type { EnteredAccount } from './accountSchema.ts'
import { accountPaths } from './places.ts'
import { openedAccountQuery } from './queries.ts'
import { EnteredSchema, type Entered, type OpenedAccount } from './schema.ts'

/** Removes the password from the values that the device keeps until the reply arrives. */
const withoutPassword = ({ kind, username, nickname, rates }: EnteredAccount): Entered => ({
  kind,
  username,
  ...(nickname !== undefined && { nickname }),
  rates,
})

/** Opens one account and shows its receipt. */
export function useOpenAccount(onOpened: (opened: OpenedAccount) => void) {
  const navigate = useNavigate()
  const notify = useSetAtom(noticeAtom)
  const queryClient = useQueryClient()
  const { send, ...operation } = useOperation<EnteredAccount, OpenedAccount, Entered>({
    kind: 'openAccount',
    schema: EnteredSchema,
    call: addDownline,
    find: { by: (intentKey) => getOpenedAccount({ intentKey }), notMade: 'account_not_opened' },
    onMade: (opened, { isHere }) => {
      refreshTagged(queryClient, 'agent')
      keepAnswer(queryClient, openedAccountQuery(opened.id), opened)
      onOpened(opened)
      const receipt = accountPaths.opened(opened.id)
      if (isHere) void navigate(receipt, { replace: true })
      else notify({ message: msg`The account has been opened.`, see: receipt })
    },
  })
  return {
    ...operation,
    /** Sends the request that opens the account. Rejects with `GatewayError`. */
    send: async (entered: EnteredAccount): Promise<void> => {
      try {
        await send(withoutPassword(entered), { secrets: entered.password, prepare: () => entered })
      } catch (error) {
        // A refusal may mean that the agent's limits have changed since they were loaded, so they
        // are fetched again.
        refreshTagged(queryClient, 'agent')
        throw error
      }
    },
  }
}
