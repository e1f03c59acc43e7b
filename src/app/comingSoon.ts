import { msg } from '@lingui/core/macro'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { gameTypeNames } from '#features/games/messages.ts'

/** Routes of the specification (§2.1) whose screens are still to be built. */
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
  { paths: ['/sports'], title: gameTypeNames.SPORTS, layout: 'game', access: 'visitor' },
  {
    paths: ['/esports'],
    title: gameTypeNames.ESPORTS,
    layout: 'game',
    access: 'visitor',
  },
  {
    paths: ['/lott'],
    title: gameTypeNames.LOTT,
    layout: 'game',
    access: 'visitor',
    feature: 'lottery',
  },
  {
    paths: ['/elott'],
    title: gameTypeNames.ELOTT,
    layout: 'game',
    access: 'visitor',
    feature: 'lottery',
  },
  { paths: ['/favorite'], title: msg`Favorites`, layout: 'game', access: 'member' },
  { paths: ['/recent'], title: msg`Recently played`, layout: 'game', access: 'member' },
  {
    paths: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
    title: gameTypeNames.LOTT,
    layout: 'bare',
    access: 'member',
    feature: 'lottery',
  },
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
  {
    paths: ['/seamless'],
    title: msg`Game`,
    layout: 'bare',
    access: 'visitor',
    feature: 'seamlessWallet',
  },
]

const screen = lazyScreen(
  'shell',
  'ComingSoonScreen',
  () => import('./states/ComingSoonScreen.tsx'),
)

export const comingSoonRoutes: readonly AppRoute[] = unbuilt.map((route) => ({ ...route, screen }))
