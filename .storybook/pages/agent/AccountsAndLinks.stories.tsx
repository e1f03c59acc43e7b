import { scene } from '../scene.tsx'

export default { title: 'Pages/Agent center/Accounts and links', tags: ['!autodocs'] }

export const Full = scene('agentHome-registerCenter')
export const Empty = scene('agentHome-registerCenter-empty')
export const Loading = scene('agentHome-registerCenter-loading')
export const Failing = scene('agentHome-registerCenter-failing')
export const Invitation = scene('agent-invitation')
export const Poster = scene('agent-poster')
export const InvitationNew = scene('agent-invitation-new')
export const AccountOpen = scene('agent-account-open')
export const InvitationEdit = scene('agent-invitation-edit')
export const InvitationGone = scene('agent-invitation-gone')
export const AccountCheck = scene('agent-account-check')
export const AccountOpened = scene('agent-account-opened')
export const AccountHandover = scene('agent-account-handover')
export const Offline = scene('agentHome-registerCenter-offline')
export const LongWords = scene('agentHome-registerCenter-long-words')
