import { msg } from '@lingui/core/macro'
import { lazyScreen, type LazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { paths } from '#core/paths.ts'
import { gameTypeNames } from '#parts/games/messages.ts'
import type { GameType } from '#parts/games/schema.ts'
import { prefetchLobby } from './prefetch.ts'

const gameList = lazyScreen(
  'browser',
  'GameListScreen',
  () => import('./browser/GameListScreen.tsx'),
)
const gameCenter = lazyScreen(
  'browser',
  'GameCenterScreen',
  () => import('./browser/GameCenterScreen.tsx'),
)
const accountGames = lazyScreen(
  'browser',
  'AccountGamesScreen',
  () => import('./browser/AccountGamesScreen.tsx'),
)

/** A page of a vendor category. */
const category = (path: string, type: GameType, screen: LazyScreen): AppRoute => ({
  paths: [path],
  title: gameTypeNames[type],
  layout: 'game',
  access: 'visitor',
  ...((type === 'LOTT' || type === 'ELOTT') && { feature: 'lottery' }),
  screen,
})

/** The home view; its last two addresses open their popup over it (docs/product.md §2.1). */
export const lobbyRoutes: readonly AppRoute[] = [
  {
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
    layout: 'home',
    access: 'visitor',
    screen: lazyScreen('lobby', 'LobbyScreen', () => import('./LobbyScreen.tsx')),
    prefetch: prefetchLobby,
  },
  category(paths.live, 'LIVE', gameList),
  category(paths.fishing, 'FISH', gameList),
  category(paths.slots, 'RNG', gameList),
  category(paths.cards, 'PVP', gameList),
  category(paths.sports, 'SPORTS', gameCenter),
  category(paths.esports, 'ESPORTS', gameCenter),
  category(paths.lottery, 'LOTT', gameCenter),
  category(paths.eLottery, 'ELOTT', gameCenter),
  {
    paths: [paths.favorite],
    title: msg`Favorites`,
    layout: 'game',
    access: 'member',
    realAccount: true,
    screen: accountGames,
  },
  {
    paths: [paths.recent],
    title: msg`Recently played`,
    layout: 'game',
    access: 'member',
    screen: accountGames,
  },
]
