import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Announcements', tags: ['!autodocs'] }

export const Full = scene('agentHome-agentAnnouncement')
export const Empty = scene('agentHome-agentAnnouncement-empty')
export const Loading = scene('agentHome-agentAnnouncement-loading')
export const Failing = scene('agentHome-agentAnnouncement-failing')
export const Offline = scene('agentHome-agentAnnouncement-offline')
export const LongWords = scene('agentHome-agentAnnouncement-long-words')
