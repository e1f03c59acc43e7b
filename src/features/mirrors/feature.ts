import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  catalogues: ['mirrors'],
  routes: [
    {
      paths: ['/mirrors'],
      title: msg`Our addresses`,
      layout: 'page',
      access: 'visitor',
      indexable: false,
      screen: async () => (await import('./MirrorsScreen.tsx')).MirrorsScreen,
    },
  ],
})
