import { useSyncExternalStore } from 'react'

/** From this width on the side menu and the category row are there (Tailwind's `lg`). */
const wide = window.matchMedia('(min-width: 64rem)')

function subscribe(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the page is as wide as a desk's; phones never load what is drawn only there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}
