import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** The hash names a raffle, and what of it: its draws, or the proof of one (docs/product.md §11.2). */
export default defineFeature({
  flag: 'promotions',
  catalogues: ['raffle', 'records', 'money'],
  routes: [
    {
      paths: ['/raffle'],
      title: msg`Raffles`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./RaffleScreen.tsx')).RaffleScreen,
    },
  ],
})
