import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import { keepTransfer } from './queries.ts'

/** A vendor whose money did not come back. */
export interface Left {
  vassalage: string
  error: GatewayError
}

/** Moves all money at these vendors to the main wallet; each moves, or fails, on its own. */
export function useAllBack() {
  const queryClient = useQueryClient()
  /** By vendor, kept until the answer is known. */
  const keys = useRef(new Map<string, string>())

  async function bringBack(vassalage: string): Promise<Left | null> {
    const idempotencyKey = keys.current.get(vassalage) ?? crypto.randomUUID()
    keys.current.set(vassalage, idempotencyKey)
    try {
      const reply = await transferWallet({ vassalage, direction: 'OUT' }, { idempotencyKey })
      keys.current.delete(vassalage)
      await keepTransfer(queryClient, vassalage, reply)
      return null
    } catch (cause) {
      const error = cause instanceof GatewayError ? cause : new GatewayError('network', { cause })
      if (!isUncertain(error)) keys.current.delete(vassalage)
      return { vassalage, error }
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
