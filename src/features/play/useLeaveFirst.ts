import { useEffect, useEffectEvent, useRef } from 'react'
import { useBeforeClose } from '#core/popups/useBeforeClose.ts'
import type { Game } from '#parts/play/useGame.ts'
import { useLeave } from '#parts/play/useLeave.ts'

/**
 * Delays the closing of a game's popup until the player has left the game: the player confirms if a
 * round is open, and the game's money is moved back to the main wallet. Concurrent calls get the
 * same promise.
 */
export function useLeaveFirst(game: Game, onClose: () => void) {
  const asking = useRef<((left: boolean) => void)[]>([])
  const hasLeft = useRef(false)
  const answer = (left: boolean) => {
    for (const resolve of asking.current.splice(0)) resolve(left)
  }
  const leaveTaking = useLeave(game, () => {
    hasLeft.current = true
    answer(true)
    onClose()
  })
  useBeforeClose(() => {
    if (hasLeft.current) return true
    const decision = new Promise<boolean>((resolve) => asking.current.push(resolve))
    leaveTaking.ask('leave', leaveTaking.leave, () => answer(false))
    return decision
  })
  const giveUp = useEffectEvent(() => answer(false))
  useEffect(() => () => giveUp(), [])
  return leaveTaking
}
