import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'vip',
  routes: [
    {
      paths: ['/vip'],
      title: msg`VIP bonus`,
      offered: ['sideMenu', 'search'],
      offeredTo: 'vips',
      layout: 'page',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('VipScreen', () => import('./VipScreen.tsx')),
    },
  ],
})
