import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  routes: [
    {
      paths: ['/help'],
      title: msg`Help center`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () =>
        (await import('#parts/coming-soon/ComingSoonScreen.tsx')).ComingSoonScreen,
    },
  ],
})
