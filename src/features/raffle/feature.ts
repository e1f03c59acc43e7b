import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/**
 * The hash of the address names a raffle, its draws or the proof of one draw (docs/product.md
 * §11.2).
 */
export default defineFeature({
  flag: 'promotions',
  routes: [
    {
      paths: ['/raffle'],
      title: msg`Raffles`,
      offered: ['search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('RaffleScreen', () => import('./RaffleScreen.tsx')),
    },
  ],
})
