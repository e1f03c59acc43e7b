import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Hourly salary', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentHourSalary')
export const Empty = scene('agentHome-agentHourSalary-empty')
export const Loading = scene('agentHome-agentHourSalary-loading')
export const Failing = scene('agentHome-agentHourSalary-failing')
export const Offline = scene('agentHome-agentHourSalary-offline')
export const LongWords = scene('agentHome-agentHourSalary-long-words')
