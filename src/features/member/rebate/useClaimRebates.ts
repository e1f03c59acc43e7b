import { useState } from 'react'
import type { GameType } from '#parts/games/schema.ts'
import { useClaim } from '#parts/money/rewards/useClaim.ts'
import { claimRebates } from './api.ts'

type Claimed = Awaited<ReturnType<typeof claimRebates>>

/**
 * Claims the rebates, only once. If a claim had no reply, it is sent again when the page is next
 * opened.
 */
export function useClaimRebates() {
  const [claimed, setClaimed] = useState<Claimed | null>(null)
  const { claim, busy, claiming, refusal } = useClaim({
    kind: 'rebate',
    call: claimRebates,
    onPaid: setClaimed,
    resumes: claimRebates.definition.body,
  })
  return {
    carryOut: async (gameTypes: readonly GameType[]): Promise<void> => {
      if (busy) return
      setClaimed(null)
      await claim({ gameTypes: gameTypes.toSorted() })
    },
    busy,
    claiming: claiming?.gameTypes ?? [],
    claimed,
    refusal,
  }
}
