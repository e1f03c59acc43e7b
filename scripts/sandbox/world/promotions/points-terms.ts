import type { Conversion, PointConfig } from '#features/points/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import bahtPerPoint from '../../content/baht-per-point.json' with { type: 'json' }
import { scaleUnits, writeMoney } from '../money/money.ts'

/** Baht of valid bets that make one point. */
const BAHT_PER_POINT: Partial<Record<GameType, number>> = bahtPerPoint

/** Points of a month expire at the end of the third month after it. */
export const EXPIRY_MONTHS = 3

const CONVERSION = {
  points: 100,
  baht: 1,
  minPoints: 500,
  maxPoints: 100_000,
  dailyPoints: 200_000,
}

/** Returns the limits of conversions, as players read them. */
export function conversionOf(currency: string): Conversion {
  const { baht, ...limits } = CONVERSION
  return { ...limits, amount: writeMoney(baht, currency) }
}

export const describePoints = (currency: string): PointConfig => ({
  currency,
  rates: Object.entries(BAHT_PER_POINT).map(([gameType, baht]) => ({
    gameType: gameType as GameType,
    betPerPoint: writeMoney(baht, currency),
  })),
  expiryMonths: EXPIRY_MONTHS,
  conversion: conversionOf(currency),
})

/**
 * Calculates the points for valid bets of a category on one day; fractions of a point are dropped.
 */
export function pointsFor(gameType: GameType, validBet: number, currency: string): number {
  const baht = BAHT_PER_POINT[gameType]
  return baht === undefined ? 0 : Math.floor(validBet / scaleUnits(baht, currency))
}
