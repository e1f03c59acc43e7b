import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** The hash names one promotion, or the claims. */
export default defineFeature({
  flag: 'promotions',
  catalogues: ['promotions', 'rewards'],
  routes: [
    {
      paths: ['/promotions'],
      title: msg`Promotions`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./PromotionsScreen.tsx')).PromotionsScreen,
    },
  ],
})
