import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Bonuses', tags: ['!autodocs'] }

export const Full = scene('member-bonusDetails')
export const Empty = scene('member-bonusDetails-empty')
export const Loading = scene('member-bonusDetails-loading')
export const Failing = scene('member-bonusDetails-failing')
export const Past = scene('member-bonuses-past')
export const Offline = scene('member-bonusDetails-offline')
export const LongWords = scene('member-bonusDetails-long-words')
