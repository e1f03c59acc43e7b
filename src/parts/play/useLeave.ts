import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { refreshPlayer, refreshTagged } from '#core/gateway/queries.ts'
import { noticeAtom } from '#core/notices/notices.ts'
import { onFarewell } from '#core/session/farewell.ts'
import { sessionAtom } from '#core/session/session.ts'
import type { usePlay } from './usePlay.ts'

export type Leaving =
  | 'no'
  /** The player is asked whether to leave. */
  | 'asking'
  /** The money is being moved back. */
  | 'returning'
  /** The money could not be moved back yet. */
  | 'stuck'

const NOT_BACK = msg`We couldn’t move your balance back from the game. It is safe: we bring it back with your next visit.`

/** Leaves a game: moves the money back, then refreshes what the game may have changed. */
export function useLeave(
  { funds, stop }: Pick<ReturnType<typeof usePlay>, 'funds' | 'stop'>,
  onLeft: () => void,
) {
  const store = useStore()
  const queryClient = useQueryClient()
  const [leaving, setLeaving] = useState<Leaving>('no')

  const refresh = () => {
    refreshPlayer(queryClient)
    refreshTagged(queryClient, 'play')
  }
  const leave = async () => {
    if (leaving === 'returning') return
    stop()
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

  // However the game is closed, for example by another popup or a link, its money must be moved
  // back.
  const abandon = useEffectEvent(() => {
    if (!funds.isAway()) return
    funds.abandon().then(refresh, () => {
      // A player who was logged out sees the reason; the money is moved back at the next login.
      if (store.get(sessionAtom)) store.set(noticeAtom, { message: NOT_BACK })
    })
  })
  useEffect(() => abandon, [])

  const comeHome = useEffectEvent(async () => {
    stop()
    if (!funds.isAway()) return
    setLeaving('returning')
    await funds.takeBack()
  })
  useEffect(() => onFarewell(comeHome), [])

  return {
    leaving,
    leave: () => void leave(),
    ask: () => setLeaving((now) => (now === 'no' ? 'asking' : now)),
    stay: () => setLeaving((now) => (now === 'asking' ? 'no' : now)),
    /** Leaves without the money: its note stays, and the next visit moves it back. */
    leaveAnyway: onLeft,
  }
}
