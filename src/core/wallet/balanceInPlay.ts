import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { reportActivity } from '#core/session/activity.ts'

/**
 * Milliseconds for which a changed balance stays hidden while a game is open. The gateway pays a
 * round before the game's animation has shown the result.
 */
const ROUND_MS = 4000

const openGamesAtom = atom(0)

/**
 * A changed balance that is shown only when the game's round is over, and the session to which it
 * belongs.
 */
const waitingAtom = atom<{
  generation: number
  timer: ReturnType<typeof setTimeout>
  show: () => void
  isOfRound: boolean
} | null>(null)

/**
 * Whether the gateway paid a round a moment ago, whose result the game's animation may still hide.
 */
export const isRoundShownAtom = atom((get) => get(waitingAtom)?.isOfRound === true)

const showWaitingAtom = atom(null, (get, set) => {
  const waiting = get(waitingAtom)
  if (!waiting) return
  clearTimeout(waiting.timer)
  set(waitingAtom, null)
  if (waiting.generation === get(sessionGenerationAtom)) waiting.show()
})

/**
 * Shows a changed balance. When the gateway reports a change, write this atom with a function that
 * fetches and shows the balance. It is called at once, or while a game is open after `ROUND_MS`;
 * never after the session has ended. Set `catchUp` if no change is known, as after the socket was
 * opened.
 */
export const showBalanceAtom = atom(null, (get, set, show: () => void, catchUp = false) => {
  if (get(openGamesAtom) === 0) return show()
  // The page does not see a player's input in the game's frame, but changed money shows that the
  // player is active.
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

/**
 * Marks a game as open while the component is mounted, so that a changed balance is shown late
 * (`ROUND_MS`).
 */
export function useBalanceInPlay(): void {
  const countGames = useSetAtom(countGamesAtom)
  useEffect(() => {
    countGames(1)
    return () => countGames(-1)
  }, [countGames])
}
