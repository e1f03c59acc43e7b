import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyParts } from '#core/navigation/lazyScreen.ts'

const part = lazyParts(() => import('./appParts.tsx'))

export default defineFeature({
  flag: 'appDownload',
  popups: {
    appDownload: part('AppDownloadPopup'),
  },
  routes: [
    {
      paths: ['/app'],
      title: msg`Get the app`,
      offered: ['sideMenu', 'footer', 'search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: part('AppScreen'),
    },
  ],
})
