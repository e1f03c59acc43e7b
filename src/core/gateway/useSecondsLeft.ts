import { useCallback, useSyncExternalStore } from 'react'
import { gatewayNow } from './clock.ts'

/** Whole seconds left until a time by the gateway's clock; 0 once it is reached. */
export function useSecondsLeft(until: number): number {
  const read = useCallback(() => Math.max(0, Math.ceil((until - gatewayNow()) / 1000)), [until])
  const subscribe = useCallback((changed: () => void) => {
    const timer = setInterval(changed, 500)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, read)
}
