import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import type { ContractAction } from './api.ts'
import type { Contract } from './contractSchema.ts'
import { KINDS } from './kinds.ts'
import type { ContractKind } from './schema.ts'

interface Done {
  contract: Contract
  /** Number of contracts further down the team that the action ended. */
  ended: number
}

/**
 * Sends an action on a contract only once. After each reply, also a refusal, the contracts are
 * fetched again.
 */
export function useContractAction(
  kind: ContractKind,
  onDone: (done: Done, action: ContractAction) => void,
) {
  const queryClient = useQueryClient()
  const { send } = useOperation<ContractAction, Done>({
    kind: `contract-${kind}`,
    call: KINDS[kind].process,
    settled: SETTLED,
  })
  const { mutate, mutateAsync, isPending, error, reset } = useMutation<
    Done,
    GatewayError,
    ContractAction
  >({
    mutationFn: (action) => send(action),
    onSuccess: (done, action) => onDone(done, action),
    onSettled: () => refreshTagged(queryClient, 'contracts'),
  })
  return { send: mutate, sendAndWait: mutateAsync, isPending, error, reset }
}

/** Codes of refusals which prove that no earlier try of the same action was carried out. */
const SETTLED = [
  'contract_not_found',
  'contract_changed',
  'contract_ends_others',
  'contract_offered',
  'contract_out_of_bounds',
]
