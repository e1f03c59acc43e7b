import { entryOf, readData } from '../../content/texts.ts'

/** What a level of VIP gives; amounts in baht, scaled to the merchant's currency. */
interface Level {
  rank: number
  /** Valid bets that lead to it. */
  from: number
  weekly: number
  birthday: number
  upgrade: number
  /** Added to each rebate's rate, in hundredths of a percent. */
  rebate: number
  /** What can be withdrawn in 24 hours, and how often. */
  dailyMax: number
  dailyCount: number
}

/** How many times an upgrade bonus must be bet, in hundredths. */
export const UPGRADE_MULTIPLIER = 300

export const VIP_LEVELS = readData<Level[]>('vip-levels').map((level) => ({
  ...level,
  ...entryOf(`rewards.level-${level.rank}`, 'name'),
}))

/** The level of a rank; undefined for who has none yet. */
export const levelOf = (rank: number) => VIP_LEVELS.find((level) => level.rank === rank)

/**
 * The rank that valid bets lead to.
 *
 * @param scale units of an amount of baht
 */
export const rankFor = (validBet: number, scale: (baht: number) => number): number =>
  VIP_LEVELS.findLast(({ from }) => validBet >= scale(from))?.rank ?? 0
