import { msg } from '@lingui/core/macro'
import type { RouteHandle } from '#core/navigation/handle.ts'
import { gameTypeNames } from '#features/games/messages.ts'

/** Routes of the specification (§2.1) whose screens are still to be built. */
export const comingSoonRoutes: readonly { paths: readonly string[]; handle: RouteHandle }[] = [
  {
    paths: ['/agent'],
    handle: { title: msg`Agent login`, layout: 'agent', access: 'visitor', feature: 'agents' },
  },
  {
    paths: ['/agentHome'],
    handle: { title: msg`Agent center`, layout: 'agent', access: 'agent', feature: 'agents' },
  },
  { paths: ['/member'], handle: { title: msg`Member center`, layout: 'page', access: 'member' } },
  { paths: ['/help'], handle: { title: msg`Help center`, layout: 'page', access: 'visitor' } },
  { paths: ['/sports'], handle: { title: gameTypeNames.SPORTS, layout: 'game', access: 'visitor' } },
  {
    paths: ['/esports'],
    handle: { title: gameTypeNames.ESPORTS, layout: 'game', access: 'visitor' },
  },
  {
    paths: ['/lott'],
    handle: { title: gameTypeNames.LOTT, layout: 'game', access: 'visitor', feature: 'lottery' },
  },
  {
    paths: ['/elott'],
    handle: { title: gameTypeNames.ELOTT, layout: 'game', access: 'visitor', feature: 'lottery' },
  },
  { paths: ['/live'], handle: { title: gameTypeNames.LIVE, layout: 'game', access: 'visitor' } },
  { paths: ['/fish'], handle: { title: gameTypeNames.FISH, layout: 'game', access: 'visitor' } },
  { paths: ['/rng'], handle: { title: gameTypeNames.RNG, layout: 'game', access: 'visitor' } },
  { paths: ['/pvp'], handle: { title: gameTypeNames.PVP, layout: 'game', access: 'visitor' } },
  { paths: ['/favorite'], handle: { title: msg`Favorites`, layout: 'game', access: 'member' } },
  { paths: ['/recent'], handle: { title: msg`Recently played`, layout: 'game', access: 'member' } },
  {
    paths: ['/lottery', '/lottert', '/seaLottery', '/vnLottery'],
    handle: { title: gameTypeNames.LOTT, layout: 'bare', access: 'member', feature: 'lottery' },
  },
  {
    paths: ['/promotions'],
    handle: { title: msg`Promotions`, layout: 'page', access: 'visitor', feature: 'promotions' },
  },
  {
    paths: ['/pointMall'],
    handle: { title: msg`Points mall`, layout: 'page', access: 'visitor', feature: 'pointsMall' },
  },
  {
    paths: ['/seamless'],
    handle: { title: msg`Game`, layout: 'bare', access: 'visitor', feature: 'seamlessWallet' },
  },
]
