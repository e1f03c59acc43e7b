import { useEffect, useState } from 'react'
import { gatewayNow } from '#core/clock/clock.ts'

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - gatewayNow()) / 1000))

/** Whole seconds until a moment by the gateway's clock; 0 once it has come. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
