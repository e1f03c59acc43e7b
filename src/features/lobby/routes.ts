import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { paths } from '#core/paths.ts'
import { gameTypeNames } from '#features/games/messages.ts'
import { prefetchLobby } from './prefetch.ts'

const gameList = lazyScreen(
  'browser',
  'GameListScreen',
  () => import('./browser/GameListScreen.tsx'),
)

/** The home view; its last two addresses open their popup over it (specification §2.1). */
export const lobbyRoutes: readonly AppRoute[] = [
  {
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
    layout: 'home',
    access: 'visitor',
    screen: lazyScreen('lobby', 'LobbyScreen', () => import('./LobbyScreen.tsx')),
    prefetch: prefetchLobby,
  },
  ...(
    [
      [paths.live, 'LIVE'],
      [paths.fishing, 'FISH'],
      [paths.slots, 'RNG'],
      [paths.cards, 'PVP'],
    ] as const
  ).map(([path, type]): AppRoute => ({
    paths: [path],
    title: gameTypeNames[type],
    layout: 'game',
    access: 'visitor',
    screen: gameList,
  })),
]
