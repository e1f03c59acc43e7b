import { msg } from '@lingui/core/macro'
import { defineFeature, type RoutePlace } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
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
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'page',
      access: 'member',
      indexable: false,
      realAccount: true,
      places: PLACES,
      screen: lazyScreen('MemberScreen', () => import('./center/MemberScreen.tsx')),
    },
  ],
  popups: {
    deposit: lazyScreen('DepositPopup', () => import('./deposit/DepositPopup.tsx')),
  },
  chunks: { 'missions/MissionsPage.tsx': 'missions', 'referral/ReferralPage.tsx': 'referral' },
})
