import { roundAt, roundBefore } from '#scripts/sandbox/world/mission-rounds.ts'
import type { TestSandbox } from './sandbox.ts'

/** Of the brands that tests make. */
const ZONE = 'Asia/Bangkok'

/** What calls of missions, referral and winners are called with. */
export const MISSION_INPUTS = {
  getMissionSummary: () => ({}),
  getMissionLeaderboard: () => ({}),
  claimMissionTier: async (_language: unknown, { sandbox }: { sandbox: TestSandbox }) => {
    // Whatever the day of the week, the last one is over, and these days of play hold all of it.
    await sandbox.setState({ rules: { inventedDays: 14 } })
    const { id } = roundBefore('WEEKLY', roundAt('WEEKLY', Date.now(), ZONE), ZONE)
    return { missionId: 'weekly-bets', round: id, tier: 1 }
  },
  getReferral: () => ({}),
  listReferredFriends: () => ({ level: 'DIRECT', pageSize: 20 }),
  getReferrer: () => ({ code: 'FRIEND7' }),
  listWins: () => ({ list: 'LATEST', limitNum: 20 }),
}
