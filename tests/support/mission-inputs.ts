import { roundAt, roundBefore } from '#scripts/sandbox/world/promotions/mission-rounds.ts'

/** Of the brands that tests make. */
const ZONE = 'Asia/Bangkok'

/** What calls of missions, referral and winners are called with. */
export const MISSION_INPUTS = {
  getMissionSummary: () => ({}),
  getMissionLeaderboard: () => ({}),
  claimMissionTier: () => {
    // Whatever the day of the week, the last one is over; two weeks of play hold all of it.
    const { id } = roundBefore('WEEKLY', roundAt('WEEKLY', Date.now(), ZONE), ZONE)
    return { missionId: 'weekly-bets', round: id, tier: 1 }
  },
  getReferral: () => ({}),
  listReferredFriends: () => ({ level: 'DIRECT', pageSize: 20 }),
  getReferrer: () => ({ code: 'FRIEND7' }),
  listWins: () => ({ list: 'LATEST', limitNum: 20 }),
}
