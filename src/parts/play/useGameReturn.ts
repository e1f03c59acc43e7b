import { useEffect, useEffectEvent, type RefObject } from 'react'
import { GAME_RETURN } from '#lib/gameReturn.ts'

/**
 * Hears that the game in the frame led back to `game-return.html`; what any other window or origin
 * sends does nothing.
 */
export function useGameReturn(frame: RefObject<HTMLIFrameElement | null>, onReturn: () => void) {
  const leave = useEffectEvent(onReturn)
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin) return
      if (!source || source !== frame.current?.contentWindow) return
      if (data === GAME_RETURN) leave()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [frame])
}
