import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

/** The member center; its hash names one of its pages (`center/pages.ts`). */
export default defineFeature({
  catalogues: ['member-center'],
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'page',
      access: 'member',
      indexable: false,
      realAccount: true,
      screen: async () => (await import('./center/MemberScreen.tsx')).MemberScreen,
    },
  ],
})
