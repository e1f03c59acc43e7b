export { ContractWatch } from '#features/agent/contracts/ContractWatch.tsx'
export { AgentHeader } from './AgentHeader.tsx'
