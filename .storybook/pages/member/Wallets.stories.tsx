import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Wallets', tags: ['!autodocs'] }

export const Full = scene('member-transferFund')
export const Empty = scene('member-transferFund-empty')
export const Loading = scene('member-transferFund-loading')
export const Failing = scene('member-transferFund-failing')
export const VendorWallet = scene('member-vendor-wallet')
export const One = scene('member-wallets-one')
export const Offline = scene('member-transferFund-offline')
export const LongWords = scene('member-transferFund-long-words')
