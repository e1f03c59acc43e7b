import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Rebate', tags: ['!autodocs'] }

export const Full = scene('member-manualRebate')
export const Empty = scene('member-manualRebate-empty')
export const Loading = scene('member-manualRebate-loading')
export const Failing = scene('member-manualRebate-failing')
export const Offline = scene('member-manualRebate-offline')
export const LongWords = scene('member-manualRebate-long-words')
