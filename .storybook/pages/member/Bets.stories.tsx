import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Bets', tags: ['!autodocs'] }

export const Full = scene('member-personalHistoryCopy')
export const Empty = scene('member-personalHistoryCopy-empty')
export const Loading = scene('member-personalHistoryCopy-loading')
export const Failing = scene('member-personalHistoryCopy-failing')
export const Offline = scene('member-personalHistoryCopy-offline')
export const Calendar = scene('member-records-calendar')
export const OpenedBet = scene('member-records-bet')
export const One = scene('member-bets-one')
export const LongWords = scene('member-personalHistoryCopy-long-words')
