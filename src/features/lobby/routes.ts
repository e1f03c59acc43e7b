import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { prefetchLobby } from './prefetch.ts'

/** The home view; its last two addresses open their popup over it (specification §2.1). */
export const lobbyRoutes: readonly AppRoute[] = [
  {
    paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
    layout: 'home',
    access: 'visitor',
    screen: lazyScreen('lobby', 'LobbyScreen', () => import('./LobbyScreen.tsx')),
    prefetch: prefetchLobby,
  },
]
