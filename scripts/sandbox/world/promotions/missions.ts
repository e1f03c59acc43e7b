import type { Measure, MissionPeriod } from '#features/member/missions/schema.ts'
import type { GameType } from '#parts/games/schema.ts'
import missions from '../../content/missions.json' with { type: 'json' }
import season from '../../content/season.json' with { type: 'json' }
import { entryOf, wordsOf } from '../../content/texts.ts'
import type { RewardKind } from '../../db/reward-tables.ts'

/**
 * Reward of a tier or a rank. Amounts are in baht; merchants without points pay the value of
 * points.
 */
export interface Prize {
  kind: RewardKind
  baht: number
  points?: number
  /** How many times a bonus must be bet before a withdrawal. */
  multiplier?: number
}

interface Mission {
  id: string
  period: MissionPeriod
  measure: Measure
  /** Categories whose bets count; left out for all. */
  gameTypes?: readonly GameType[]
  /** Targets in baht or in bets, the lowest first. */
  tiers: readonly (readonly [target: number, prize: Prize])[]
}

export const MISSIONS = (missions as unknown as Mission[]).map((mission) => ({
  ...mission,
  ...entryOf(`missions.${mission.id}`, 'title', 'note'),
}))
export type MissionPlan = (typeof MISSIONS)[number]

/** Prizes of a season by rank. */
export const SEASON_PRIZES = season as { from: number; to: number; prize: Prize }[]

export const SEASON_TITLE = wordsOf('missions.season.title')

/** Valid bets in baht that give one point on the leaderboard. */
export const BAHT_PER_POINT = 10
