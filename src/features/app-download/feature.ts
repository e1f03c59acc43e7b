import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'appDownload',
  popups: {
    appDownload: lazyScreen('AppDownloadPopup', () => import('./AppDownloadPopup.tsx')),
  },
  routes: [
    {
      paths: ['/app'],
      title: msg`Get the app`,
      offered: ['sideMenu', 'footer', 'search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('AppScreen', () => import('./AppScreen.tsx')),
    },
  ],
})
