import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { sessionGenerationAtom } from '#core/session/session.ts'
import { reportActivity } from '#core/session/activity.ts'

/**
 * How long the shown balance is kept after the last change while a game is open: the game must show
 * the result of a round first, and still animates it after the gateway has settled it.
 */
const ROUND_MS = 4000

const openGamesAtom = atom(0)

/** A change of the balance that waits for the end of a round, and the session that it belongs to. */
const waitingAtom = atom<{
  generation: number
  timer: ReturnType<typeof setTimeout>
  show: () => void
  isOfRound: boolean
} | null>(null)

/** Whether a round was paid a moment ago, and is still being shown. */
export const isRoundShownAtom = atom((get) => get(waitingAtom)?.isOfRound === true)

const showWaitingAtom = atom(null, (get, set) => {
  const waiting = get(waitingAtom)
  if (!waiting) return
  clearTimeout(waiting.timer)
  set(waitingAtom, null)
  if (waiting.generation === get(sessionGenerationAtom)) waiting.show()
})

/**
 * To be written when the gateway reports a changed balance: a function that fetches and shows it. It
 * is called at once, or when the current round is over; never after the session has ended. `catchUp`
 * if nothing is known to have changed, as after the socket was opened.
 */
export const showBalanceAtom = atom(null, (get, set, show: () => void, catchUp = false) => {
  if (get(openGamesAtom) === 0) return show()
  // The page sees no input in a game's frame, but a change of money means that the player is
  // active.
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

/** Says that a game is open for as long as the component is there. */
export function useBalanceInPlay(): void {
  const countGames = useSetAtom(countGamesAtom)
  useEffect(() => {
    countGames(1)
    return () => countGames(-1)
  }, [countGames])
}
