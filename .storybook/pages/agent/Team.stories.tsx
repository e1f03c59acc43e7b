import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Team', tags: ['!autodocs'] }

export const Full = scene('agentHome-downlineManagmentView')
export const Empty = scene('agentHome-downlineManagmentView-empty')
export const Loading = scene('agentHome-downlineManagmentView-loading')
export const Failing = scene('agentHome-downlineManagmentView-failing')
export const Member = scene('agent-member')
export const Rates = scene('agent-rates')
export const Transfer = scene('agent-transfer')
export const TransferCheck = scene('agent-transfer-check')
export const TransferReceipt = scene('agent-transfer-receipt')
export const RatesCheck = scene('agent-rates-check')
export const LevelBelow = scene('agent-level-below')
export const Filters = scene('agent-team-filters')
export const Found = scene('agent-team-found')
export const One = scene('agent-team-one')
export const LongWords = scene('agentHome-downlineManagmentView-long-words')
export const Offline = scene('agentHome-downlineManagmentView-offline')
