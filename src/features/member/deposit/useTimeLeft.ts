import { useEffect, useState } from 'react'
import { gatewayNow } from '#core/clock/clock.ts'

/** Seconds that are left until a moment, by the gateway's clock; null if there is no such moment. */
export function useTimeLeft(until: string | null): number | null {
  const end = until === null ? NaN : Date.parse(until)
  const [now, setNow] = useState(gatewayNow)
  useEffect(() => {
    if (Number.isNaN(end)) return
    const timer = setInterval(() => setNow(gatewayNow()), 1000)
    return () => clearInterval(timer)
  }, [end])
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now) / 1000))
}
