import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { reportActivity } from '#core/session/activity.ts'

/**
 * How long in milliseconds a changed balance stays hidden while a game is open. The gateway settles
 * a round before the game has finished its animation of the result.
 */
const ROUND_MS = 4000

const openGamesAtom = atom(0)

/** A changed balance that waits for the end of a round, with the session to which it belongs. */
const waitingAtom = atom<{
  generation: number
  timer: ReturnType<typeof setTimeout>
  show: () => void
  isOfRound: boolean
} | null>(null)

/** Whether a round was paid a moment ago and the game still shows its result. */
export const isRoundShownAtom = atom((get) => get(waitingAtom)?.isOfRound === true)

const showWaitingAtom = atom(null, (get, set) => {
  const waiting = get(waitingAtom)
  if (!waiting) return
  clearTimeout(waiting.timer)
  set(waitingAtom, null)
  if (waiting.generation === get(sessionGenerationAtom)) waiting.show()
})

/**
 * Write this atom with a function that fetches and shows the balance, when the gateway reports a
 * change. It calls the function at once, or when the current round is over; never after the session
 * has ended. `catchUp` is true if no change is known, as after the socket was opened.
 */
export const showBalanceAtom = atom(null, (get, set, show: () => void, catchUp = false) => {
  if (get(openGamesAtom) === 0) return show()
  // The page sees no input in a game's frame, but changed money shows that the player is active.
  reportActivity()
  const before = get(waitingAtom)
  clearTimeout(before?.timer)
  const timer = setTimeout(() => set(showWaitingAtom), ROUND_MS)
  set(waitingAtom, {
    generation: get(sessionGenerationAtom),
    timer,
    show,
    isOfRound: !catchUp || before?.isOfRound === true,
  })
})

const countGamesAtom = atom(null, (get, set, change: 1 | -1) => {
  set(openGamesAtom, (count) => count + change)
  if (get(openGamesAtom) === 0) set(showWaitingAtom)
})

/** Marks a game as open while the component is mounted, so that a changed balance is shown late. */
export function useBalanceInPlay(): void {
  const countGames = useSetAtom(countGamesAtom)
  useEffect(() => {
    countGames(1)
    return () => countGames(-1)
  }, [countGames])
}
