import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'agents',
  catalogues: ['affiliate', 'forms'],
  routes: [
    {
      paths: ['/affiliate'],
      title: msg`Become an affiliate`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./AffiliateScreen.tsx')).AffiliateScreen,
    },
  ],
})
