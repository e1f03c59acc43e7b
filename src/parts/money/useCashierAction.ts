import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '#core/contract/call.ts'
import type { GatewayError } from '#core/contract/error.ts'
import { keepAnswer, type DefinedQuery } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { useOperation } from '#core/operations/useOperation.ts'

/**
 * Sends an action of the player on a deposit or withdrawal, and only once, such as a cancellation.
 * The answer is shown at once.
 *
 * @param kind name of the action on the device, with the id of the deposit or withdrawal
 * @param queryOf returns the query of one deposit or withdrawal, by its id
 * @returns `act` never rejects: its refusal is in `refusal`
 */
export function useCashierAction<Body extends object, Made extends { id: string }>(
  kind: string,
  call: (body: Body, options: CallOptions) => Promise<Made>,
  queryOf: (id: string) => DefinedQuery<Made>,
) {
  const queryClient = useQueryClient()
  const { send } = useOperation<Body, Made>({ kind, call })
  const { mutateAsync, isPending, error } = useMutation<Made, GatewayError, Body>({
    mutationFn: (body) => send(body),
    // Refetched even after a refusal, since that may mean that the deposit or withdrawal has
    // changed.
    onSettled: (made) => {
      refreshTagged(queryClient, 'money')
      if (made) keepAnswer(queryClient, queryOf(made.id), made)
    },
  })
  const act = (body: Body): Promise<void> =>
    mutateAsync(body).then(
      () => undefined,
      () => undefined,
    )
  return { act, busy: isPending, refusal: error?.code === 'aborted' ? null : error }
}
