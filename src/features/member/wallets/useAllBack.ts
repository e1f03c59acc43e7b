import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { sendOnce } from '#core/operations/sendOnce.ts'
import { sessionAtom } from '#core/session/session.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { keepTransfer } from './queries.ts'

/** A vendor whose money did not come back. */
export interface Left {
  vassalage: string
  error: GatewayError
}

/** Moves all money at these vendors to the main wallet; each moves, or fails, on its own. */
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
      // The replies may have come in another order than the moves were made.
      refreshTagged(queryClient, 'money')
      return left.filter((each) => each !== null)
    },
  })
}
