import { useEffect } from 'react'
import { showSignOfLife } from '#core/session/signOfLife.ts'

/**
 * How long the shown balance is kept after the last change while a game is open: the game must show
 * the result of a round first, and still animates it after the gateway has settled it.
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
 * To be called when the gateway reports a changed balance.
 *
 * @param show fetches and shows it; called at once, or when the current round is over
 */
export function onBalanceMoved(show: () => void): void {
  if (games === 0) return show()
  // The page sees no input in a game's frame, but a change of money means that the player is
  // active.
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
