import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Referral', tags: ['!autodocs'] }

export const Full = scene('member-referral')
export const Empty = scene('member-referral-empty')
export const Loading = scene('member-referral-loading')
export const Failing = scene('member-referral-failing')
