import { useLocation, useNavigationType } from 'react-router-dom'

/** History state that marks a navigation as the player's press to start a game. */
export const STARTS_GAME = { startsGame: true } as const

/**
 * Tells whether a press on this site led here to start a game. It is false after a load, a link
 * from elsewhere, a login or going back, since none of these may move money.
 */
export function useIsStarted(): boolean {
  const { state } = useLocation()
  const how = useNavigationType()
  return how !== 'POP' && (state as Partial<typeof STARTS_GAME> | null)?.startsGame === true
}
