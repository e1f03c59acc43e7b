import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { sendOnce } from '#core/operations/sendOnce.ts'
import { sessionAtom } from '#core/session/session.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { keepTransfer } from './queries.ts'

/** A game provider whose money could not be moved back. */
export interface Left {
  vassalage: string
  error: GatewayError
}

/**
 * Moves the money of several providers to the main wallet. Each transfer succeeds or fails on its
 * own.
 */
export function useAllBack() {
  const queryClient = useQueryClient()
  const store = useStore()

  async function bringBack(vassalage: string): Promise<Left | null> {
    const account = store.get(sessionAtom)?.memberInfo.account ?? ''
    const move = { vassalage, direction: 'OUT' } as const
    try {
      const reply = await sendOnce(
        { account, kind: `all-back-${vassalage}` },
        { entered: move, prepare: () => move, call: transferWallet },
      )
      await keepTransfer(queryClient, vassalage, reply)
      return null
    } catch (cause) {
      return { vassalage, error: cause as GatewayError }
    }
  }

  return useMutation({
    mutationFn: async (vendors: readonly string[]) => {
      const left = await Promise.all(vendors.map(bringBack))
      // Balances are fetched again, because the replies may arrive in another order than that in
      // which the transfers were made.
      refreshTagged(queryClient, 'money')
      return left.filter((each) => each !== null)
    },
  })
}
