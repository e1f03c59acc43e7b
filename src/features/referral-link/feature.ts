import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/**
 * The referral link that players send to friends. It shows the home page (docs/product.md §11.4).
 */
export default defineFeature({
  flag: 'referral',
  routes: [
    {
      paths: ['/r/*'],
      layout: 'page',
      access: 'visitor',
      indexable: false,
      screen: lazyScreen('ReferralLinkScreen', () => import('./ReferralLinkScreen.tsx')),
    },
  ],
})
