import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** The member center; its hash names one of its pages (`center/pages.ts`). */
export default defineFeature({
  catalogues: ['member-center'],
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'page',
      access: 'member',
      indexable: false,
      // Trials may read their messages (docs/product.md §2.5).
      realAccount: (hash) => !/^#messageV2(?:\/|$)/.test(hash),
      screen: async () => (await import('./center/MemberScreen.tsx')).MemberScreen,
    },
  ],
  chunks: { 'missions/MissionsPage.tsx': 'missions', 'referral/ReferralPage.tsx': 'referral' },
})
