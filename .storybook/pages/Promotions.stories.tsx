import { scene } from './scene.tsx'

export default { title: 'Pages/Promotions', tags: ['!autodocs'] }

export const List = scene('promotions')
export const Apply = scene('promotion-apply')
export const Bonus = scene('promotion-bonus')
export const Join = scene('promotion-join')
export const Claim = scene('promotion-claim')
export const Zalo = scene('promotion-zalo')
export const Tournament = scene('promotion-tournament')
export const Claims = scene('promotion-claims')
export const Loading = scene('promotions-loading')
export const Failing = scene('promotions-failing')
export const Empty = scene('promotions-empty')
export const NoPictures = scene('promotions-no-pictures')
export const One = scene('promotions-one')
export const LongWords = scene('promotions-long-words')
export const Offline = scene('promotions-offline')
export const ClaimsEmpty = scene('promotion-claims-empty')
export const ApplyLoading = scene('promotion-apply-loading')
export const ApplyFailing = scene('promotion-apply-failing')
export const ApplyOffline = scene('promotion-apply-offline')
export const ApplyLongWords = scene('promotion-apply-long-words')
