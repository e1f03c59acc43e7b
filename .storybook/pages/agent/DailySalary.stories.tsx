import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Daily salary', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentDailyWages2')
export const Empty = scene('agentHome-agentDailyWages2-empty')
export const Loading = scene('agentHome-agentDailyWages2-loading')
export const Failing = scene('agentHome-agentDailyWages2-failing')
export const Offline = scene('agentHome-agentDailyWages2-offline')
export const LongWords = scene('agentHome-agentDailyWages2-long-words')
