import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Missions', tags: ['!autodocs'] }

export const Full = scene('member-missionLeaderboard')
export const Empty = scene('member-missionLeaderboard-empty')
export const Loading = scene('member-missionLeaderboard-loading')
export const Failing = scene('member-missionLeaderboard-failing')
export const Leaderboard = scene('member-leaderboard')
export const Offline = scene('member-missionLeaderboard-offline')
export const LongWords = scene('member-missionLeaderboard-long-words')
