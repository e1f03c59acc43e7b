import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  catalogues: ['help'],
  popups: {
    help: async () => (await import('./HelpPopup.tsx')).HelpPopup,
  },
  routes: [
    {
      paths: ['/help'],
      title: msg`Help center`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./HelpScreen.tsx')).HelpScreen,
    },
  ],
})
