import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

/** What a level of VIP gives; amounts in baht, scaled to the merchant's currency. */
export interface VipLevel {
  rank: number
  name: Words
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

export const VIP_LEVELS: readonly VipLevel[] = [
  {
    rank: 1,
    name: inFive('Bronze', 'บรอนซ์', 'Đồng', '브론즈', '青铜'),
    from: 10_000,
    weekly: 20,
    birthday: 100,
    upgrade: 50,
    rebate: 5,
    dailyMax: 500_000,
    dailyCount: 10,
  },
  {
    rank: 2,
    name: inFive('Silver', 'ซิลเวอร์', 'Bạc', '실버', '白银'),
    from: 50_000,
    weekly: 50,
    birthday: 200,
    upgrade: 100,
    rebate: 10,
    dailyMax: 600_000,
    dailyCount: 12,
  },
  {
    rank: 3,
    name: inFive('Jade', 'หยก', 'Ngọc bích', '제이드', '翡翠'),
    from: 250_000,
    weekly: 150,
    birthday: 500,
    upgrade: 300,
    rebate: 15,
    dailyMax: 800_000,
    dailyCount: 14,
  },
  {
    rank: 4,
    name: inFive('Gold', 'โกลด์', 'Vàng', '골드', '黄金'),
    from: 1_000_000,
    weekly: 500,
    birthday: 1500,
    upgrade: 1000,
    rebate: 20,
    dailyMax: 1_200_000,
    dailyCount: 16,
  },
  {
    rank: 5,
    name: inFive('Platinum', 'แพลทินัม', 'Bạch kim', '플래티넘', '铂金'),
    from: 5_000_000,
    weekly: 2000,
    birthday: 5000,
    upgrade: 4000,
    rebate: 30,
    dailyMax: 3_000_000,
    dailyCount: 20,
  },
  {
    rank: 6,
    name: inFive('Diamond', 'ไดมอนด์', 'Kim cương', '다이아몬드', '钻石'),
    from: 20_000_000,
    weekly: 8000,
    birthday: 20_000,
    upgrade: 15_000,
    rebate: 40,
    dailyMax: 10_000_000,
    dailyCount: 30,
  },
]

/** The level of a rank; undefined for who has none yet. */
export const levelOf = (rank: number): VipLevel | undefined =>
  VIP_LEVELS.find((level) => level.rank === rank)

/**
 * The rank that valid bets lead to.
 *
 * @param scale units of an amount of baht
 */
export const rankFor = (validBet: number, scale: (baht: number) => number): number =>
  VIP_LEVELS.findLast(({ from }) => validBet >= scale(from))?.rank ?? 0
