import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'winnerBoard',
  routes: [
    {
      paths: ['/winners'],
      title: msg`Winners`,
      offered: ['search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('WinnersScreen', () => import('./WinnersScreen.tsx')),
    },
  ],
})
