import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'agents',
  routes: [
    {
      paths: ['/affiliate'],
      title: msg`Become an affiliate`,
      offered: ['footer', 'search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('AffiliateScreen', () => import('./AffiliateScreen.tsx')),
    },
  ],
})
