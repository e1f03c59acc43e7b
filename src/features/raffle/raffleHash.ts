/** Part of a raffle that the hash of `/raffle` names. */
export type RafflePlace =
  | { page: 'list' }
  | { page: 'raffle' | 'draws'; id: string }
  | { page: 'verify'; id: string; drawId: string }

/** Reads `#<raffle>`, `#<raffle>/draws` and `#<raffle>/verify/<draw>` from an address. */
export function readRaffleHash(hash: string): RafflePlace {
  const [id = '', page, drawId] = hash.replace(/^#/, '').split('/').map(decode)
  if (id === '') return { page: 'list' }
  if (page === 'verify' && drawId) return { page, id, drawId }
  return { page: page === 'draws' ? page : 'raffle', id }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
