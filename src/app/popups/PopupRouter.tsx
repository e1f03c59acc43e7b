import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router, UNSAFE_createBrowserHistory } from 'react-router-dom'

export type PopupHistory = ReturnType<typeof UNSAFE_createBrowserHistory> & {
  /** The entry that is being replaced was there for a popup: to the router, a step forward. */
  isStep?: boolean
  /** Called at each step through the history, before the router. */
  onPop?: ((event: PopStateEvent) => void) | undefined
}

export const HistoryContext = createContext<PopupHistory | null>(null)

/** The browser's router; the popups get at its history (`guideHistory`). */
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
