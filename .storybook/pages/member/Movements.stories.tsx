import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Movements', tags: ['!autodocs'] }

export const Full = scene('member-transactionHistory')
export const Empty = scene('member-transactionHistory-empty')
export const Loading = scene('member-transactionHistory-loading')
export const Failing = scene('member-transactionHistory-failing')
export const OpenedMovement = scene('member-records-transaction')
export const Offline = scene('member-transactionHistory-offline')
export const LongWords = scene('member-transactionHistory-long-words')
