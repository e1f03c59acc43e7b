import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Rewards', tags: ['!autodocs'] }

export const Full = scene('member-rewardCenter')
export const Empty = scene('member-rewardCenter-empty')
export const Loading = scene('member-rewardCenter-loading')
export const Failing = scene('member-rewardCenter-failing')
export const Past = scene('member-rewards-past')
export const Claimed = scene('member-rewards-claimed')
export const Offline = scene('member-rewardCenter-offline')
export const LongWords = scene('member-rewardCenter-long-words')
