import { scene } from './scene.tsx'

export default { title: 'Pages/Points mall', tags: ['!autodocs'] }

export const Goods = scene('pointMall')
export const HowEarned = scene('points-earn')
export const RedeemForm = scene('redeem-form')
export const RedeemCheck = scene('redeem-check')
export const RedeemApplying = scene('redeem-applying')
export const RedeemShipped = scene('redeem-shipped')
export const RedeemCompleted = scene('redeem-completed')
export const RedeemRejected = scene('redeem-rejected')
export const PointsHistory = scene('points-history')
export const PointsDetails = scene('points-details')
export const PointsConvert = scene('points-convert')
export const Loading = scene('pointMall-loading')
export const Failing = scene('pointMall-failing')
export const Empty = scene('pointMall-empty')
export const PointsHistoryEmpty = scene('points-history-empty')
export const PointsDetailsEmpty = scene('points-details-empty')
export const Offline = scene('pointMall-offline')
export const LongWords = scene('pointMall-long-words')
