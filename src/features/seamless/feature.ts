import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** A game on a page of its own, for links from outside. */
export default defineFeature({
  flag: 'seamlessWallet',
  routes: [
    {
      paths: ['/seamless'],
      title: msg`Game`,
      layout: 'bare',
      access: 'visitor',
      indexable: false,
      screen: lazyScreen('SeamlessScreen', () => import('./SeamlessScreen.tsx')),
    },
  ],
})
