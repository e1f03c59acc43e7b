import { msg } from '@lingui/core/macro'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'

/** Routes (docs/product.md §2.1) whose screens are still to be built. */
const unbuilt: readonly Omit<AppRoute, 'screen'>[] = [
  {
    paths: ['/agentHome'],
    title: msg`Agent center`,
    layout: 'agent',
    access: 'agent',
    feature: 'agents',
  },
  {
    paths: ['/member'],
    title: msg`Member center`,
    layout: 'page',
    access: 'member',
    realAccount: true,
  },
  { paths: ['/help'], title: msg`Help center`, layout: 'page', access: 'visitor' },
  {
    paths: ['/promotions'],
    title: msg`Promotions`,
    layout: 'page',
    access: 'visitor',
    feature: 'promotions',
  },
  {
    paths: ['/pointMall'],
    title: msg`Points mall`,
    layout: 'page',
    access: 'visitor',
    feature: 'pointsMall',
  },
]

const screen = lazyScreen(
  'shell',
  'ComingSoonScreen',
  () => import('./states/ComingSoonScreen.tsx'),
)

export const comingSoonRoutes: readonly AppRoute[] = unbuilt.map((route) => ({ ...route, screen }))
