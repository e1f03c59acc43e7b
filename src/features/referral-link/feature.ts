import { defineFeature } from '#core/navigation/feature.ts'

/** The address that players send to friends; it shows home (docs/product.md §11.4). */
export default defineFeature({
  flag: 'referral',
  routes: [
    {
      paths: ['/r/*'],
      layout: 'page',
      access: 'visitor',
      indexable: false,
      screen: async () => (await import('./ReferralLinkScreen.tsx')).ReferralLinkScreen,
    },
  ],
})
