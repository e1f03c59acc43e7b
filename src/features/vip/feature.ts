import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'vip',
  catalogues: ['vip', 'rewards'],
  routes: [
    {
      paths: ['/vip'],
      title: msg`VIP bonus`,
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./VipScreen.tsx')).VipScreen,
    },
  ],
})
