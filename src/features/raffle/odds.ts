import { formatCount } from '#lib/counts.ts'
import { reduceFraction, sumParts } from '#rules/raffle.ts'
import type { Prize } from './schema.ts'

export interface PrizeChance {
  prize: Prize
  /**
   * Present chance of the prize: this many parts of the sum of all parts; 0 if the prize has run
   * out.
   */
  parts: number
  isGone: boolean
  /** Number of these parts that were taken over from prizes that have run out. */
  inherited: number
}

/**
 * Lists the present chance of each prize. The chance of a prize that has run out goes to the
 * fallback prize.
 */
export function listChances(prizes: readonly Prize[], fallbackId: string): PrizeChance[] {
  const isGone = ({ id, left }: Prize) => left === 0 && id !== fallbackId
  const lost = sumParts(prizes.filter(isGone))
  return prizes.map((prize) => {
    const inherited = prize.id === fallbackId ? lost : 0
    return {
      prize,
      isGone: isGone(prize),
      inherited,
      parts: isGone(prize) ? 0 : prize.parts + inherited,
    }
  })
}

/** Writes a chance in percent and as an exact fraction. */
export function writeChance(
  parts: number,
  total: number,
  locale: string,
): { percent: string; fraction: string } {
  const write = (count: number) => formatCount(count, locale)
  const [over, under] = reduceFraction(parts, total)
  return {
    percent: new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumSignificantDigits: 6,
    }).format(parts / total),
    fraction: parts === 0 ? '0' : `${write(over)}/${write(under)}`,
  }
}
