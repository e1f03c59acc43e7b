/*
 * How the result of a raffle's draw is calculated. The gateway, which draws, and the browser, which
 * checks the draw, run the same code (docs/product.md §11.2).
 *
 * 1. The gateway commits itself: SHA-256 of its server seed is shown before the draw.
 * 2. The digest is HMAC-SHA-256 of `clientSeed:nonce` with the server seed as key, both as text.
 * 3. The digest is read as one whole number and divided by the sum of all parts; the remainder
 *    counts. A digest has 256 bits, so remainders differ in probability by less than one in 10^70.
 * 4. Each prize has a range of numbers as long as its parts, one range after another. The draw wins
 *    the prize in whose range the remainder lies.
 */

/** A prize with its chance: its `parts` divided by the sum of all parts. */
export interface Odds {
  id: string
  parts: number
}

/** The numbers from `from` to `to`, both included, that win a prize if one of them is drawn. */
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
