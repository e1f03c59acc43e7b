/*
 * How a draw of a raffle comes out: the same lines at the gateway, which draws, and in the browser,
 * which recomputes (docs/product.md §11.2).
 *
 * 1. The gateway commits: SHA-256 of its server seed is shown before the draw.
 * 2. The digest is HMAC-SHA-256 of `clientSeed:nonce` under the server seed, both as text.
 * 3. The digest, read as one whole number, leaves a remainder when it is divided by the sum of all
 *    parts. A digest has 256 bits: no remainder is likelier than another by more than one in 10^70.
 * 4. Prizes lie one after another, each as long as it has parts; the remainder falls into one.
 */

/** A prize with its chance: its `parts` divided by the sum of all parts. */
export interface Odds {
  id: string
  parts: number
}

/** The range of drawn numbers that win a prize, both ends included. */
export interface OddsRange {
  id: string
  from: number
  to: number
}

/** Pattern of the client seeds that a player may choose. */
export const CLIENT_SEED = /^[\w-]{1,64}$/

/** The text whose digest decides the draw. */
export const drawMessage = (clientSeed: string, nonce: number): string => `${clientSeed}:${nonce}`

export const sumParts = (odds: readonly Odds[]): number =>
  odds.reduce((sum, { parts }) => sum + parts, 0)

/** Turns a digest of 64 hexadecimal digits into the drawn number, from 0 to `total - 1`. */
export const drawnNumber = (digest: string, total: number): number =>
  Number(BigInt(`0x${digest}`) % BigInt(total))

/** Ranges of drawn numbers, each with the prize that it wins. */
export function listRanges(odds: readonly Odds[]): OddsRange[] {
  let next = 0
  return odds.flatMap(({ id, parts }) => {
    const from = next
    next += parts
    return parts > 0 ? [{ id, from, to: next - 1 }] : []
  })
}

/** The prize that a drawn number wins; undefined if the number is too high. */
export const prizeAt = (number: number, odds: readonly Odds[]): string | undefined =>
  listRanges(odds).find(({ from, to }) => number >= from && number <= to)?.id

/** A chance as a fraction in lowest terms, such as `[1, 20]`. */
export function reduceFraction(parts: number, total: number): [number, number] {
  const divisor = commonDivisor(parts, total) || 1
  return [parts / divisor, total / divisor]
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)
