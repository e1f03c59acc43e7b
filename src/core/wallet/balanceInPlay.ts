import { useEffect } from 'react'
import { showSignOfLife } from '#core/session/signOfLife.ts'

/**
 * How long the balance stands still after the last move of money while a game is open: the result of
 * a round is the game's to show first, and its reels still turn when the gateway has settled it.
 */
const ROUND_MS = 4000

let games = 0
let waiting: { timer: ReturnType<typeof setTimeout>; show: () => void } | undefined

function showNow(): void {
  if (!waiting) return
  const { timer, show } = waiting
  waiting = undefined
  clearTimeout(timer)
  show()
}

/**
 * Hears from the gateway that the balance is another one.
 *
 * @param show asks for it and shows it; called at once, or when the round that is open is over
 */
export function onBalanceMoved(show: () => void): void {
  if (games === 0) return show()
  // The page feels no touch in a game's frame; money moves only if its player is there.
  showSignOfLife()
  if (waiting) clearTimeout(waiting.timer)
  waiting = { show, timer: setTimeout(showNow, ROUND_MS) }
}

/** Says that a game is open for as long as the component is there. */
export function useBalanceInPlay(): void {
  useEffect(() => {
    games += 1
    return () => {
      games -= 1
      if (games === 0) showNow()
    }
  }, [])
}
