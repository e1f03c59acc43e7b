import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** A game on its own page, for links from other sites. */
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
