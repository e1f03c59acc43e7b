import * as v from 'valibot'
import { call } from '#core/contract/call.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { LeaderboardSchema, MissionSummarySchema, RewardSchema } from './schema.ts'

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const getMissionSummary = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: 'Missions that go on, with the player’s progress',
  access: 'player',
  feature: 'missions',
  trial: 'refused',
  query: v.object({ language: v.picklist(LANGUAGE_CODES) }),
  context: { language: 'language' },
  reply: MissionSummarySchema,
})

/**
 * Loads the leaderboard of the current season, or of the season that is named. Refusal:
 * `season_not_found`.
 */
export const getMissionLeaderboard = call({
  method: 'get',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Ranks, prizes and seasons of the mission leaderboard',
  access: 'player',
  feature: 'missions',
  trial: 'refused',
  query: v.object({ season: v.optional(IdSchema) }),
  reply: LeaderboardSchema,
})

/**
 * Claims a tier of a mission. Refusals: `mission_not_found`, `tier_not_reached`,
 * `reward_claimed`, `reward_expired`.
 */
export const claimMissionTier = call({
  method: 'post',
  path: '/wps/relay/MCSFE_claimMissionReward',
  summary: 'Claim the reward of a tier that was reached',
  access: 'player',
  feature: 'missions',
  trial: 'refused',
  intent: true,
  body: v.object({
    missionId: IdSchema,
    /**
     * Round of the mission, as the summary names it, so that a claim that was meant for yesterday's
     * tier does not claim today's.
     */
    round: IdSchema,
    tier: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  }),
  reply: v.object({ reward: RewardSchema }),
})
