import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  routes: [
    {
      paths: ['/mirrors'],
      title: msg({ message: 'Our addresses', comment: 'Page: other addresses of the site' }),
      offered: ['footer', 'search'],
      offeredTo: 'mirrored',
      layout: 'page',
      access: 'visitor',
      indexable: false,
      screen: lazyScreen('MirrorsScreen', () => import('./MirrorsScreen.tsx')),
    },
  ],
})
