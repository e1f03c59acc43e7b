import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Real-time salary', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentRealtimeSalary')
export const Empty = scene('agentHome-agentRealtimeSalary-empty')
export const Loading = scene('agentHome-agentRealtimeSalary-loading')
export const Failing = scene('agentHome-agentRealtimeSalary-failing')
export const Offline = scene('agentHome-agentRealtimeSalary-offline')
export const LongWords = scene('agentHome-agentRealtimeSalary-long-words')
