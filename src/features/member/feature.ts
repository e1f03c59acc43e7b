import { msg } from '@lingui/core/macro'
import { defineFeature, type RoutePlace } from '#core/navigation/feature.ts'
import type { MemberPage } from '#core/navigation/paths.ts'

/** Its pages (`center/pages.ts`), by the hash that opens each. */
export const PLACES: Record<MemberPage, RoutePlace> = {
  depositv2: {},
  withdraw: {},
  transferFund: {},
  transferUpline: {},
  personalHistoryCopy: {},
  transactionHistory: {},
  personalProfit: {},
  rewardCenter: {},
  bonusDetails: {},
  missionLeaderboard: { folder: 'missions', flag: 'missions' },
  referral: { folder: 'referral', flag: 'referral' },
  manualRebate: { folder: 'rebate', flag: 'manualRebate' },
  messageV2: { trials: true },
  securityCenter: {},
}

export default defineFeature({
  catalogues: ['member-center', 'center'],
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'page',
      access: 'member',
      indexable: false,
      realAccount: true,
      places: PLACES,
      screen: async () => (await import('./center/MemberScreen.tsx')).MemberScreen,
    },
  ],
  popups: {
    deposit: async () => (await import('./deposit/DepositPopup.tsx')).DepositPopup,
  },
  chunks: { 'missions/MissionsPage.tsx': 'missions', 'referral/ReferralPage.tsx': 'referral' },
})
