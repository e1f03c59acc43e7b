import { roundAt, roundBefore } from '#scripts/sandbox/world/promotions/mission-rounds.ts'

/** Time zone of the brands that tests create. */
const ZONE = 'Asia/Bangkok'

/** Valid inputs for the calls about missions, referrals and winners. */
export const MISSION_INPUTS = {
  getMissionSummary: () => ({}),
  getMissionLeaderboard: () => ({}),
  claimMissionTier: () => {
    // Last week's mission is over on any weekday, and two weeks of seeded history contain all of
    // that week.
    const { id } = roundBefore('WEEKLY', roundAt('WEEKLY', Date.now(), ZONE), ZONE)
    return { missionId: 'weekly-bets', round: id, tier: 1 }
  },
  getReferral: () => ({}),
  listReferredFriends: () => ({ level: 'DIRECT', pageSize: 20 }),
  getReferrer: () => ({ code: 'FRIEND7' }),
  listWins: () => ({ list: 'LATEST', limitNum: 20 }),
}
