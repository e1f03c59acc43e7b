import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Profit and loss', tags: ['!autodocs'] }

export const Full = scene('agentHome-palStatementsAgentCopy')
export const Empty = scene('agentHome-palStatementsAgentCopy-empty')
export const Loading = scene('agentHome-palStatementsAgentCopy-loading')
export const Failing = scene('agentHome-palStatementsAgentCopy-failing')
export const Offline = scene('agentHome-palStatementsAgentCopy-offline')
export const LongWords = scene('agentHome-palStatementsAgentCopy-long-words')
