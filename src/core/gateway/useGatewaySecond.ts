import { useGatewayTime } from './useGatewayTime.ts'

/** Whole seconds since 1970 by the gateway's clock; the value changes every second. */
export const useGatewaySecond = (): number => useGatewayTime((now) => Math.floor(now / 1000))
