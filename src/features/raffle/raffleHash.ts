/** Part of the raffle page that the hash of `/raffle` names. */
export type RafflePlace =
  | { page: 'list' }
  | { page: 'raffle' | 'draws'; id: string }
  | { page: 'verify'; id: string; drawId: string }

/** Reads the hash of an address: `#<raffle>`, `#<raffle>/draws` or `#<raffle>/verify/<draw>`. */
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
