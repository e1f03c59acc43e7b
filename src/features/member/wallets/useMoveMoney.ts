import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useOperation } from '#core/operations/useOperation.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { keepTransfer } from './queries.ts'

const MoveSchema = v.object({
  vassalage: v.string(),
  direction: v.picklist(['IN', 'OUT']),
  amount: v.string(),
})
/** A transfer from the main wallet to a game provider, or back. */
export type Move = v.InferOutput<typeof MoveSchema>

/** Moves money exactly once, even if the request is sent several times (docs/product.md §10.5). */
export function useMoveMoney() {
  const queryClient = useQueryClient()
  const { send, finish, unanswered } = useOperation({
    kind: 'wallet-transfer',
    schema: MoveSchema,
    call: transferWallet,
  })
  return {
    /** Sends a transfer. Rejects with `GatewayError`. */
    move: async (move: Move): Promise<void> => {
      await keepTransfer(queryClient, move.vassalage, await send(move))
    },
    /** Sends the transfer whose reply is missing once more. Rejects with `GatewayError`. */
    finish: async ({ vassalage }: Move): Promise<void> => {
      await keepTransfer(queryClient, vassalage, await finish())
    },
    /**
     * The transfer whose reply is missing, if there is one. No other transfer starts before it is
     * finished.
     */
    unanswered,
  }
}
