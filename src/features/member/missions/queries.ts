import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getMissionLeaderboard, getMissionSummary } from './api.ts'
import type { MissionSummary } from './schema.ts'

/**
 * Query for the missions. Bets and deposits make it fetch again, because both change a mission's
 * progress.
 */
export const missionsQuery = (context: PageContext) =>
  read(getMissionSummary, {}, { context, tags: ['rewards', 'money'] })

/**
 * Query for the leaderboard. The old ranks stay on screen until the new ones load.
 * @param season id of a past season; undefined for the current one
 */
export const leaderboardQuery = (season: string | undefined) =>
  read(getMissionLeaderboard, { ...(season && { season }) }, { tags: ['rewards'] })

/** Number of mission tiers that the player can claim. */
export const countClaimable = ({ missions }: MissionSummary): number =>
  missions.flatMap(({ tiers }) => tiers).filter(({ state }) => state === 'CLAIMABLE').length
