import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'winnerBoard',
  catalogues: ['winners'],
  routes: [
    {
      paths: ['/winners'],
      title: msg`Winners`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./WinnersScreen.tsx')).WinnersScreen,
    },
  ],
})
