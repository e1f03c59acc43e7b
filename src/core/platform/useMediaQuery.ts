import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches; what uses it is drawn again when that changes.
 *
 * @param list from `window.matchMedia`, the same one at each draw
 */
export function useMediaQuery(list: MediaQueryList): boolean {
  const subscribe = (onChange: () => void) => {
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return useSyncExternalStore(subscribe, () => list.matches)
}
