import { useMutation, useQueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import * as v from 'valibot'
import { keepTransfer } from './queries.ts'

const MoveSchema = v.object({
  vassalage: v.string(),
  direction: v.picklist(['IN', 'OUT']),
  amount: v.string(),
})
/** Money to be moved to a vendor, or back. */
export type Move = v.InferOutput<typeof MoveSchema>

/** Moves money once per intent, however often it is asked for (docs/product.md §10.5). */
export function useMoveMoney() {
  const queryClient = useQueryClient()
  const intent = useMoneyIntent('transfer')
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async (move: Move) => {
      await intent.begin(move)
      const reply = await intent.send((idempotencyKey) => transferWallet(move, { idempotencyKey }))
      await keepTransfer(queryClient, move.vassalage, reply)
      return reply
    },
  })
  return {
    move: mutateAsync,
    /** A move whose answer is not known yet, such as before a reload. */
    findOpen: (): Move | null => {
      const open = v.safeParse(MoveSchema, intent.findOpen())
      return open.success ? open.output : null
    },
  }
}
