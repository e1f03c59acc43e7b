import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router-dom'

export type PopupHistory = ReturnType<typeof UNSAFE_createBrowserHistory> & {
  /**
   * True while a navigation replaces a popup history entry; the router then treats the navigation
   * as a push, not as a replacement.
   */
  isStep?: boolean
  /** Called before the router when the player goes back or forward in the browser's history. */
  onPop?: ((event: PopStateEvent) => void) | undefined
}

export const HistoryContext = createContext<PopupHistory | null>(null)

/**
 * Renders the router for the browser's addresses, and gives the popups access to its history
 * (`guideHistory`).
 */
export function PopupRouter({ children }: { children: ReactNode }) {
  const [history] = useState((): PopupHistory => UNSAFE_createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setCurrent] = useState(() => ({
    location: history.location,
    action: history.action as NavigationType,
  }))
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent) => history.onPop?.(event)
    window.addEventListener('popstate', hear)
    const stop = history.listen((update) => {
      const next = (history.isStep ? 'PUSH' : update.action) as NavigationType
      startTransition(() => setCurrent({ location: update.location, action: next }))
    })
    return () => {
      window.removeEventListener('popstate', hear)
      stop()
    }
  }, [history])
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </HistoryContext>
  )
}
