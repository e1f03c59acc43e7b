import { scene } from './scene.tsx'

export default { title: 'Pages/Whole pages', tags: ['!autodocs'] }

export const Maintenance = scene('maintenance')
export const Blocked = scene('blocked')
export const InvalidHost = scene('invalid-host')
export const NetworkFailure = scene('network-failure')
export const NotFound = scene('not-found')
export const MemberPageForVisitors = scene('member-denied')
export const AgentPageForMembers = scene('agentHome-denied')
export const FeatureOff = scene('feature-off')
