import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Transfer to the upline', tags: ['!autodocs'] }

export const Full = scene('member-transferUpline')
export const Empty = scene('member-transferUpline-empty')
export const Loading = scene('member-transferUpline-loading')
export const Failing = scene('member-transferUpline-failing')
export const Check = scene('member-upline-check')
export const Receipt = scene('member-upline-receipt')
export const TurnoverFirst = scene('member-upline-turnover')
export const Offline = scene('member-transferUpline-offline')
export const LongWords = scene('member-transferUpline-long-words')
