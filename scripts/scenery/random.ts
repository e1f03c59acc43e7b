/**
 * A repeatable source of random numbers: the same seed gives the same sequence on every machine.
 */
export type Random = {
  /** Returns the next number in [0, 1). */
  next(): number
  /** Returns a number from `low`, and below `high`. */
  between(low: number, high: number): number
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(options: readonly T[]): T
  chance(probability: number): boolean
}

/**
 * Hashes a text by 32-bit FNV-1a over UTF-16 units, and mixes the result so that similar names get
 * very different hashes.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Mulberry32 seeded with the hash of `key`. */
export function random(key: string): Random {
  let state = hash(key)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (options) => {
      const chosen = options[Math.floor(next() * options.length)]
      if (chosen === undefined) throw new RangeError('pick needs at least one option')
      return chosen
    },
    chance: (probability) => next() < probability,
  }
}
