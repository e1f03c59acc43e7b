import { useSyncExternalStore } from 'react'

/** A phone on its side, or a page at 400 %: too low for a game and a bar. */
const low = window.matchMedia('(orientation: landscape) and (height < 30rem)')

function subscribe(onChange: () => void): () => void {
  low.addEventListener('change', onChange)
  return () => low.removeEventListener('change', onChange)
}

export const isLowScreen = () => low.matches

export const useLowScreen = () => useSyncExternalStore(subscribe, isLowScreen)
