import { useGatewayTime } from './useGatewayTime.ts'

/** Whole seconds left until a time by the gateway's clock; 0 once it is reached. */
export const useSecondsLeft = (until: number): number =>
  useGatewayTime((now) => Math.max(0, Math.ceil((until - now) / 1000)))
