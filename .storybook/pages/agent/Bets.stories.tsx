import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Bets', tags: ['!autodocs'] }

export const Full = scene('agentHome-personalHistoryCopy')
export const Empty = scene('agentHome-personalHistoryCopy-empty')
export const Loading = scene('agentHome-personalHistoryCopy-loading')
export const Failing = scene('agentHome-personalHistoryCopy-failing')
export const Filters = scene('agent-bets-filters')
export const Period = scene('agent-bets-period')
export const UnknownMember = scene('agent-bets-nobody')
export const Offline = scene('agentHome-personalHistoryCopy-offline')
export const LongWords = scene('agentHome-personalHistoryCopy-long-words')
