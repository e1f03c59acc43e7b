import { useEffect, useEffectEvent } from 'react'

/** Marks the entry of the browser's history that a game lies on. */
const MARK = 'inGame'

const isMarked = () => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK])

/** A game that was left is stepping off its entry, which comes about after the next has opened. */
let isStepping = false

function stepOff(): void {
  isStepping = true
  // After every listener of that step.
  const done = () => setTimeout(() => (isStepping = false))
  window.addEventListener('popstate', done, { once: true })
  window.history.back()
}

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
      if (!isStepping) back()
    }
    guard()
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      if (isMarked()) stepOff()
    }
  }, [])
}
