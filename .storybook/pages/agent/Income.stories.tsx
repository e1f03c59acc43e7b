import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Income', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentRevenueReport')
export const Empty = scene('agentHome-agentRevenueReport-empty')
export const Loading = scene('agentHome-agentRevenueReport-loading')
export const Failing = scene('agentHome-agentRevenueReport-failing')
export const OneDay = scene('agent-income-day')
export const ByDayAsTable = scene('agent-income-table')
export const Offline = scene('agentHome-agentRevenueReport-offline')
export const LongWords = scene('agentHome-agentRevenueReport-long-words')
