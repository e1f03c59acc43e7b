import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { CLIENT_SEED } from '#rules/raffle.ts'
import { localStore } from '#lib/storage.ts'

const StoredSchema = v.object({
  commitment: v.string(),
  seed: v.pipe(v.string(), v.regex(CLIENT_SEED)),
})
type Stored = v.InferOutput<typeof StoredSchema>

/** Makes a random client seed that nobody can predict. */
export const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

function readStored(slot: string): Stored | null {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), StoredSchema),
    localStore.get(slot) ?? '',
  )
  return read.success ? read.output : null
}

/**
 * Keeps the client seed, which is the player's part in a draw, on the device. A new client seed is
 * made for each server seed, after the gateway has committed itself to that server seed. The
 * gateway thus cannot choose a server seed that suits the client seed.
 * @param commitment hash of the present server seed; undefined if the player has none
 */
export function useClientSeed(account: string, raffleId: string, commitment: string | undefined) {
  const slot = `raffle-seed:v1:${account}:${raffleId}`
  const [stored, setStored] = useState(() => readStored(slot))
  let current = stored
  if (commitment !== undefined && stored?.commitment !== commitment) {
    current = { commitment, seed: randomSeed() }
    setStored(current)
  }
  useEffect(() => {
    if (current) localStore.set(slot, JSON.stringify(current))
  }, [slot, current])
  return {
    clientSeed: current?.seed ?? '',
    changeSeed: (seed: string) => setStored({ commitment: commitment ?? '', seed }),
  }
}
