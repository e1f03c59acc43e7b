import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Dividend', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentDividendRecordCopy2')
export const Empty = scene('agentHome-agentDividendRecordCopy2-empty')
export const Loading = scene('agentHome-agentDividendRecordCopy2-loading')
export const Failing = scene('agentHome-agentDividendRecordCopy2-failing')
export const WaitingContract = scene('contract')
export const Downlines = scene('agent-contract-downlines')
export const Records = scene('agent-contract-records')
export const History = scene('agent-contract-history')
export const Downline = scene('agent-contract-downline')
export const Offer = scene('agent-contract-offer')
export const OfferCheck = scene('agent-contract-offer-check')
export const End = scene('agent-contract-end')
export const Renegotiated = scene('agent-contract-renegotiated')
export const Cascade = scene('agent-contract-cascade')
export const Reject = scene('agent-contract-reject')
export const SignedAlready = scene('agent-contract-signed-already')
export const Settlement = scene('agent-contract-settlement')
export const SettlementOpened = scene('agent-contract-settlement-opened')
export const Offline = scene('agentHome-agentDividendRecordCopy2-offline')
export const LongWords = scene('agentHome-agentDividendRecordCopy2-long-words')
