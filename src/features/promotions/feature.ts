import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** The hash of the address names one promotion, or the claimable rewards. */
export default defineFeature({
  flag: 'promotions',
  routes: [
    {
      paths: ['/promotions'],
      title: msg`Promotions`,
      offered: ['sideMenu', 'search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('PromotionsScreen', () => import('./PromotionsScreen.tsx')),
    },
  ],
})
