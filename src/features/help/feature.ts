import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyParts } from '#core/navigation/lazyScreen.ts'

const helpPart = lazyParts(() => import('./helpParts.tsx'))

export default defineFeature({
  popups: {
    help: helpPart('HelpPopup'),
  },
  routes: [
    {
      paths: ['/help'],
      title: msg`Help center`,
      offered: ['search'],
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: helpPart('HelpScreen'),
    },
  ],
})
