import { useBrand } from '#core/brand/brand.ts'
import { gatewayNow } from './clock.ts'
import { useGatewayTime } from './useGatewayTime.ts'

/**
 * The present day in the brand's zone by the gateway's clock, as an ISO 8601 date. It changes when
 * a day begins, and when the gateway's time becomes known. A day that is computed while a component
 * renders would stay the same for as long as the page is open.
 */
export function useToday(): string {
  const { timeZone } = useBrand()
  return useGatewayTime(() => readDay(timeZone))
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
