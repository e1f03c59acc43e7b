import { timeZoneOf } from '#core/brand/timeZone.ts'
import type { Brand } from '#core/brand/schema.ts'
import { boundsOf, dayOf } from '#lib/periods.ts'
import type { World } from './world.ts'

/**
 * Moves the gateway's clock to a minute after the brand's next midnight. On that day nobody has bet
 * yet, whatever the real time of the test is.
 */
export async function moveToDayBegin(world: World, brand: Brand): Promise<void> {
  const zone = timeZoneOf(brand)
  const today = dayOf(Date.now(), zone)
  const { end } = boundsOf({ from: today, to: today }, zone)
  await world.change({ merchant: brand.merchant, clockOffset: end + 60_000 - Date.now() })
}
