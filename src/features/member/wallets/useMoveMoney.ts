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
/** Money to be moved to a vendor, or back. */
export type Move = v.InferOutput<typeof MoveSchema>

/** Moves money once, however often it is asked for (docs/product.md §10.5). */
export function useMoveMoney() {
  const queryClient = useQueryClient()
  const { send, finish, unanswered } = useOperation({
    kind: 'wallet-transfer',
    schema: MoveSchema,
    call: transferWallet,
  })
  return {
    /** Sends a move. Rejects with `GatewayError`. */
    move: async (move: Move): Promise<void> => {
      await keepTransfer(queryClient, move.vassalage, await send(move))
    },
    /** Sends the move that has no answer once more. Rejects with `GatewayError`. */
    finish: async ({ vassalage }: Move): Promise<void> => {
      await keepTransfer(queryClient, vassalage, await finish())
    },
    /** A move whose reply was lost: no other is begun before it is finished. */
    unanswered,
  }
}
