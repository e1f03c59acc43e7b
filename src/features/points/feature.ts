import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'pointsMall',
  routes: [
    {
      paths: ['/pointMall'],
      title: msg`Points mall`,
      offered: ['search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      money: true,
      screen: lazyScreen('PointsScreen', () => import('./PointsScreen.tsx')),
    },
  ],
})
