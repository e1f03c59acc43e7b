import { useMutation, useQueryClient } from '@tanstack/react-query'
import { transferWallet } from '#core/wallet/api.ts'
import type { MoneyIntent } from '#parts/money/moneyIntent.ts'
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

/** What a move's intent was begun with. */
export function readMove({ input }: MoneyIntent): Move | null {
  const move = v.safeParse(v.pipe(v.string(), v.parseJson(), MoveSchema), input)
  return move.success ? move.output : null
}

/** Moves money once per intent, however often it is asked for (docs/product.md §10.5). */
export function useMoveMoney() {
  const queryClient = useQueryClient()
  const intent = useMoneyIntent('transfer')
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ move, lost }: { move: Move; lost?: MoneyIntent }) => {
      if (lost) intent.resume(lost)
      else await intent.begin(move)
      const reply = await intent.send((idempotencyKey) => transferWallet(move, { idempotencyKey }))
      await keepTransfer(queryClient, move.vassalage, reply)
      return reply
    },
  })
  return {
    move: (move: Move) => mutateAsync({ move }),
    /** Sends a move again whose answer was lost. */
    finish: (move: Move, lost: MoneyIntent) => mutateAsync({ move, lost }),
  }
}
