import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Own profit', tags: ['!autodocs'] }

export const Full = scene('member-personalProfit')
export const Empty = scene('member-personalProfit-empty')
export const Loading = scene('member-personalProfit-loading')
export const Failing = scene('member-personalProfit-failing')
export const Chart = scene('member-profit-chart')
export const Offline = scene('member-personalProfit-offline')
export const LongWords = scene('member-personalProfit-long-words')
