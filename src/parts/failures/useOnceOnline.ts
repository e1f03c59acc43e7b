import { useEffect, useEffectEvent } from 'react'

/** Delay of that retry, since a network that has just returned often fails once more. */
const SETTLE_MS = 1500

/** Tries once more by itself when the network is back. */
export function useOnceOnline(retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      clearTimeout(timer)
      timer = setTimeout(tryAgain, SETTLE_MS)
    }
    window.addEventListener('online', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', hear)
    }
  }, [])
}
