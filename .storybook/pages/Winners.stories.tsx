import { scene } from './scene.tsx'

export default { title: 'Pages/Winners', tags: ['!autodocs'] }

export const Board = scene('winners')
export const OfTheWeekOnAPhone = scene('winners-week')
export const OfTheMonth = scene('winners-month')
export const Loading = scene('winners-loading')
export const Failing = scene('winners-failing')
export const Empty = scene('winners-empty')
export const Offline = scene('winners-offline')
export const LongWords = scene('winners-long-words')
