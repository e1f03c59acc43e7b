import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { MEMBER_PAGES } from '#core/navigation/paths.ts'
import { loadChunk } from '#core/platform/loadChunk.ts'

export default defineFeature({
  routes: [
    {
      paths: ['/member'],
      title: msg`Member center`,
      layout: 'center',
      access: 'member',
      indexable: false,
      realAccount: true,
      places: MEMBER_PAGES,
      loadNames: async () => (await loadChunk('member pages', () => import('./pages.ts'))).PAGES,
      screen: lazyScreen('MemberScreen', () => import('./center/MemberScreen.tsx')),
    },
  ],
  popups: {
    deposit: lazyScreen('DepositPopup', () => import('./deposit/DepositPopup.tsx')),
  },
})
