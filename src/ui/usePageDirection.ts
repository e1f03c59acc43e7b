import { useSyncExternalStore } from 'react'

const readDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/** Returns the direction in which the page is written, which need not be that of its language. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(watchDirection, readDirection)
