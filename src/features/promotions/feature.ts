import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'promotions',
  routes: [
    {
      paths: ['/promotions'],
      title: msg`Promotions`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () =>
        (await import('#parts/coming-soon/ComingSoonScreen.tsx')).ComingSoonScreen,
    },
  ],
})
