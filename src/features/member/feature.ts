import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'page',
      access: 'member',
      indexable: false,
      realAccount: true,
      screen: async () =>
        (await import('#parts/coming-soon/ComingSoonScreen.tsx')).ComingSoonScreen,
    },
  ],
})
