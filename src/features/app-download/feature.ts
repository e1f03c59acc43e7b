import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'appDownload',
  catalogues: ['app-download'],
  popups: {
    appDownload: async () => (await import('./AppDownloadPopup.tsx')).AppDownloadPopup,
  },
  routes: [
    {
      paths: ['/app'],
      title: msg`Get the app`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./AppScreen.tsx')).AppScreen,
    },
  ],
})
