import { useSyncExternalStore } from 'react'

/**
 * Tells whether a media query matches; the component renders again when the answer changes.
 *
 * @param list from `window.matchMedia`, the same object at each render
 */
export function useMediaQuery(list: MediaQueryList): boolean {
  const subscribe = (onChange: () => void) => {
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => list.matches)
}
