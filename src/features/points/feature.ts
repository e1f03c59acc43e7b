import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'pointsMall',
  catalogues: ['points', 'money', 'forms'],
  routes: [
    {
      paths: ['/pointMall'],
      title: msg`Points mall`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./PointsScreen.tsx')).PointsScreen,
    },
  ],
})
