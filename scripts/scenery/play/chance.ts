import { createHmac, randomBytes } from 'node:crypto'

/** A source of random numbers for a round's outcome. */
export interface Chance {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number
}

export const newSeed = () => randomBytes(32).toString('hex')

/**
 * Creates the random numbers of one round: HMAC-SHA256 of a counter under the round's seed. A
 * stored seed proves the outcome afterwards, and nobody can predict it.
 */
export function chanceFrom(seed: string): Chance {
  let counter = 0
  let words: number[] = []
  const next = () => {
    if (words.length === 0) {
      const block = createHmac('sha256', seed).update(String(counter++)).digest()
      words = Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4))
    }
    return words.pop() as number
  }
  return {
    below(count) {
      // Numbers above the last full multiple are skipped, since they would favour small results.
      const limit = 2 ** 32 - (2 ** 32 % count)
      for (;;) {
        const word = next()
        if (word < limit) return word % count
      }
    },
  }
}
