import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { getMissionLeaderboard, getMissionSummary } from './api.ts'
import type { MissionSummary } from './schema.ts'

/** Bets and deposits move missions on. */
export const missionsQuery = (context: PageContext) =>
  read(getMissionSummary, {}, { context, tags: ['rewards', 'money'] })

/** @param season undefined for the one that goes on; the ranks of one stay until the next one's are there */
export const leaderboardQuery = (season: string | undefined) =>
  read(getMissionLeaderboard, { ...(season && { season }) }, { tags: ['rewards'] })

/** How many tiers can be claimed. */
export const countClaimable = ({ missions }: MissionSummary): number =>
  missions.flatMap(({ tiers }) => tiers).filter(({ state }) => state === 'CLAIMABLE').length
