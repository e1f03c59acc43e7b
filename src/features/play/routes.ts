import { msg } from '@lingui/core/macro'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'

/** A game on a page of its own, for links from outside (docs/product.md §2.1). */
export const seamlessRoutes: readonly AppRoute[] = [
  {
    paths: ['/seamless'],
    title: msg`Game`,
    layout: 'bare',
    access: 'visitor',
    feature: 'seamlessWallet',
    screen: lazyScreen('play', 'SeamlessScreen', () => import('./SeamlessScreen.tsx')),
  },
]
