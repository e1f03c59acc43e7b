import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { refreshPlayer } from '#core/gateway/queries.ts'
import { listWinners } from '#features/lobby/api.ts'
import type { useVendorFunds } from './useVendorFunds.ts'

export type Leaving =
  | 'no'
  /** The player is asked whether to leave. */
  | 'asking'
  /** Money is on its way back. */
  | 'returning'
  /** It did not come back yet. */
  | 'stuck'

/** Leaves a game: money comes back, then the page shows what play has changed. */
export function useLeave(funds: ReturnType<typeof useVendorFunds>, onLeft: () => void) {
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<Leaving>('no')

  const refresh = () => {
    refreshPlayer(queryClient)
    void queryClient.invalidateQueries({ queryKey: [listWinners.definition.path] })
  }
  const leave = async () => {
    if (leaving === 'returning') return
    if (funds.isAway()) {
      setLeaving('returning')
      try {
        await funds.takeBack()
      } catch {
        setLeaving('stuck')
        return
      }
    }
    refresh()
    onLeft()
  }

  // Whatever takes the game away, such as another popup, the money is not to stay there.
  const abandon = useEffectEvent(() => {
    if (funds.isAway()) funds.takeBack().then(refresh, () => undefined)
  })
  useEffect(() => abandon, [])

  return {
    leaving,
    leave: () => void leave(),
    ask: () => setLeaving((now) => (now === 'no' ? 'asking' : now)),
    stay: () => setLeaving((now) => (now === 'asking' ? 'no' : now)),
    /** Leaves although the money is not back: it stays noted, and comes back with the next visit. */
    leaveAnyway: onLeft,
    refresh,
  }
}
