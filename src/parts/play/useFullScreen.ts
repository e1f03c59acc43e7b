import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isOn = () => document.fullscreenElement !== null

export interface FullScreen {
  on: boolean
  toggle: () => void
}

/**
 * Full-screen mode of the whole page, so that dialogs over the game are visible too. It ends when
 * the component unmounts. Undefined if the browser has no such mode, as on iPhones.
 */
export function useFullScreen(): FullScreen | undefined {
  const on = useSyncExternalStore(subscribe, isOn)
  useEffect(() => {
    return () => {
      if (isOn()) void document.exitFullscreen()
    }
  }, [])
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    const change = isOn()
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    // If the browser refuses full screen, the game stays as it is.
    change.catch(() => undefined)
  }
  return { on, toggle }
}
