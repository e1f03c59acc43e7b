import type { Brand } from '#core/brand/schema.ts'
import { getMissionLeaderboard } from '#features/member/missions/api.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'

/** What calls of missions, referral and winners are called with. */
export const MISSION_INPUTS = {
  getMissionSummary: () => ({}),
  getMissionLeaderboard: () => ({}),
  claimMissionTier: async (
    _language: unknown,
    { sandbox, brand }: { sandbox: TestSandbox; brand: Brand },
  ) => {
    const player = await enter(sandbox, brand)
    const { seasons } = await player.ask(getMissionLeaderboard)
    // Whatever the day of the month, the last season is over and was played.
    return { missionId: 'season-bets', round: seasons[1].id, tier: 1 }
  },
  getReferral: () => ({}),
  listReferredFriends: () => ({ level: 'DIRECT', pageSize: 20 }),
  getReferrer: () => ({ code: 'FRIEND7' }),
  listWins: () => ({ list: 'LATEST', limitNum: 20 }),
}
