import { useEffect, useEffectEvent } from 'react'

/** Marks the entry of the browser's history that a game lies on. */
const MARK = 'inGame'

const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])

/**
 * While mounted, the browser's way back asks first instead of leaving the page: the game lies on an
 * entry of its own, a twin of the page's, which is gone again with it.
 */
export function useBackButton(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    // The router's own state stays, so that to it nothing has moved.
    const guard = () => window.history.pushState({ ...window.history.state, [MARK]: true }, '')
    const onPop = () => {
      if (isMarked()) return
      guard()
      back()
    }
    guard()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isMarked()) window.history.back()
    }
  }, [])
}
