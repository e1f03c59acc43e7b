import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Overview', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentTeamOverview')
export const Empty = scene('agentHome-agentTeamOverview-empty')
export const Loading = scene('agentHome-agentTeamOverview-loading')
export const Failing = scene('agentHome-agentTeamOverview-failing')
export const Offline = scene('agentHome-agentTeamOverview-offline')
export const LongWords = scene('agentHome-agentTeamOverview-long-words')
