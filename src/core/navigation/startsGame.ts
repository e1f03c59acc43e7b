import { useLocation, useNavigationType } from 'react-router-dom'

/** State of a history entry that the player opened by a press to start a game. */
export const STARTS_GAME = { startsGame: true } as const

/**
 * Tells whether a press on this site led to this page in order to start a game. It is false after a
 * page load, a link from elsewhere, a login or going back: none of these may move money.
 */
export function useIsStarted(): boolean {
  const { state } = useLocation()
  const how = useNavigationType()
  return how !== 'POP' && (state as Partial<typeof STARTS_GAME> | null)?.startsGame === true
}
