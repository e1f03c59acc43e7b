import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import type { ContractDeed } from './api.ts'
import type { Contract } from './contractSchema.ts'
import { KINDS } from './kinds.ts'
import type { ContractKind } from './schema.ts'

interface Done {
  contract: Contract
  /** Contracts further down that ended with it. */
  ended: number
}

/**
 * Does something with a contract, once per intent: after a lost reply the same deed goes out under the
 * same key.
 */
export function useDeed(kind: ContractKind, onDone: (done: Done, deed: ContractDeed) => void) {
  const queryClient = useQueryClient()
  const intent = useMoneyIntent(`contract-${kind}`, SETTLED)
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutate, mutateAsync, isPending, error, reset } = useMutation<
    Done,
    GatewayError,
    ContractDeed
  >({
    mutationFn: async (deed) => {
      await intent.begin(deed)
      return intent.send((idempotencyKey) => KINDS[kind].process(deed, { idempotencyKey }))
    },
    onSuccess: (done, deed) => onDone(done, deed),
    // A refusal too says that something is another by now.
    onSettled: () => refreshTagged(queryClient, 'contracts'),
  })
  return { send: mutate, sendAndWait: mutateAsync, isPending, error, reset }
}

/** Refusals after which no earlier try can have been carried out, or all is said. */
const SETTLED = [
  'contract_not_found',
  'contract_changed',
  'contract_ends_others',
  'contract_offered',
  'contract_out_of_bounds',
]
