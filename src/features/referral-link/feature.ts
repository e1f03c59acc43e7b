import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** The address that players send to friends; it shows home (docs/product.md §11.4). */
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
