import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Transactions', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentDownlineTransactionDetailsCopy')
export const Empty = scene('agentHome-agentDownlineTransactionDetailsCopy-empty')
export const Loading = scene('agentHome-agentDownlineTransactionDetailsCopy-loading')
export const Failing = scene('agentHome-agentDownlineTransactionDetailsCopy-failing')
export const Offline = scene('agentHome-agentDownlineTransactionDetailsCopy-offline')
export const LongWords = scene('agentHome-agentDownlineTransactionDetailsCopy-long-words')
