import { useCallback, useSyncExternalStore } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from './clock.ts'

const CHECK_MS = 500

/**
 * The present day in the brand's zone by the gateway's clock, as an ISO 8601 date. It changes when
 * a day begins, and when the gateway's time becomes known. A day that is computed while a component
 * renders would stay the same for as long as the page is open.
 */
export function useToday(): string {
  const { timeZone } = useBrand()
  const read = useCallback(() => readDay(timeZone), [timeZone])
  return useSyncExternalStore(subscribe, read)
}

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, CHECK_MS)
  return () => clearInterval(timer)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The present day of a zone as `useToday` has it, for code that runs at a press, such as the
 * validation of a form.
 */
export function readDay(timeZone: string): string {
  let format = formats.get(timeZone)
  // Sweden writes days as ISO 8601 does; `lib/periods.ts` would be large for a session's own code.
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone })))
  return format.format(gatewayNow())
}
