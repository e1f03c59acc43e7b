import { useSyncExternalStore } from 'react'
import { gatewayNow } from './clock.ts'

const read = () => Math.floor(gatewayNow() / 1000)

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, 250)
  return () => clearInterval(timer)
}

/** Whole seconds since 1970 by the gateway's clock; the value changes every second. */
export const useGatewaySecond = (): number => useSyncExternalStore(subscribe, read)
