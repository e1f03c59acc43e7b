import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** A game on a page of its own, for links from outside. */
export default defineFeature({
  flag: 'seamlessWallet',
  catalogues: ['play', 'seamless'],
  routes: [
    {
      paths: ['/seamless'],
      title: msg`Game`,
      layout: 'bare',
      access: 'visitor',
      indexable: false,
      screen: async () => (await import('./SeamlessScreen.tsx')).SeamlessScreen,
    },
  ],
})
