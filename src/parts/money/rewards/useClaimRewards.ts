import { useState } from 'react'
import { claimRewards } from './api.ts'
import type { Claim } from './schema.ts'
import { useClaim } from './useClaim.ts'

/**
 * Claims rewards once. If a reply was lost, the claim is sent again with its own key when the page
 * is opened next, so that the player sees what it paid (docs/product.md §11.3).
 */
export function useClaimRewards() {
  const [paid, setPaid] = useState<Claim | null>(null)
  const { claim, busy, claiming, refusal } = useClaim({
    kind: 'rewards',
    call: claimRewards,
    onPaid: setPaid,
    resumes: claimRewards.definition.body,
  })
  return {
    carryOut: async (ids: readonly string[]): Promise<void> => {
      await claim({ ids: ids.toSorted() })
    },
    busy,
    /** Ids of the rewards in the claim that is under way. */
    claiming: claiming?.ids ?? [],
    /** Result of the last claim; null after the player closed it. */
    claim: paid,
    close: () => setPaid(null),
    refusal,
  }
}
