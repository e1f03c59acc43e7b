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
 * The whole page in full screen, so that dialogs over the game are visible there, too; ends when
 * the component unmounts. Undefined if the browser has none, as on iPhones.
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
    // Refused by the browser's own rules: the game stays as it is.
    change.catch(() => undefined)
  }
  return { on, toggle }
}
