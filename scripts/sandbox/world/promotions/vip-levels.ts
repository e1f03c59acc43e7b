import vipLevels from '../../content/vip-levels.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'

/** Benefits of a VIP level; amounts in baht, scaled to the merchant's currency. */
interface Level {
  rank: number
  /** Valid bets that the level requires, in baht. */
  from: number
  weekly: number
  birthday: number
  upgrade: number
  /** Addition to each rebate's rate, in hundredths of a percent. */
  rebate: number
  /** Highest amount and number of withdrawals in 24 hours. */
  dailyMax: number
  dailyCount: number
}

/** How many times an upgrade bonus must be bet, in hundredths. */
export const UPGRADE_MULTIPLIER = 300

const LEVELS: readonly Level[] = vipLevels

export const VIP_LEVELS = LEVELS.map((level) => ({
  ...level,
  ...entryOf(`rewards.level-${level.rank}`, 'name'),
}))

/** Finds the level of a rank; undefined for players without a level. */
export const levelOf = (rank: number) => VIP_LEVELS.find((level) => level.rank === rank)

/**
 * Returns the rank for an amount of valid bets.
 *
 * @param scale converts baht to units
 */
export const rankFor = (validBet: number, scale: (baht: number) => number): number =>
  VIP_LEVELS.findLast(({ from }) => validBet >= scale(from))?.rank ?? 0
