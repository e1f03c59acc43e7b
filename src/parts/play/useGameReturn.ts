import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { GAME_RETURN } from '#rules/gameReturn.ts'

/**
 * Calls `onReturn` when the game in the frame has loaded `game-return.html`; messages of other
 * windows or origins are ignored.
 */
export function useGameReturn(frame: RefObject<HTMLIFrameElement | null>, onReturn: () => void) {
  const leave = useEffectEvent(onReturn)
  // In a layout effect, since a game may speak as soon as its frame is there.
  useLayoutEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin) return
      if (!source || source !== frame.current?.contentWindow) return
      if (data === GAME_RETURN) leave()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame])
}
