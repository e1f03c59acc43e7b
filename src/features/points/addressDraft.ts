import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'
import { type Address, AddressSchema } from './schema.ts'

const slotOf = (account: string) => `points-address:v1:${account}`

/** Reads the delivery address that a player used on this device; null if none is stored. */
export function readAddressDraft(account: string): Address | null {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), AddressSchema),
    localStore.get(slotOf(account)) ?? '',
  )
  return read.success ? read.output : null
}

/** Stores a delivery address on this device for the next redemption; null deletes it. */
export function keepAddressDraft(account: string, address: Address | null): void {
  if (address) localStore.set(slotOf(account), JSON.stringify(address))
  else localStore.remove(slotOf(account))
}
