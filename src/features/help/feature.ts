import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  popups: {
    help: lazyScreen('HelpPopup', () => import('./HelpPopup.tsx')),
  },
  routes: [
    {
      paths: ['/help'],
      title: msg`Help center`,
      offered: ['search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('HelpScreen', () => import('./HelpScreen.tsx')),
    },
  ],
})
