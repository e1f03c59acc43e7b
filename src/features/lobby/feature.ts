import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { prefetchLobby } from './prefetch.ts'

/** The home view; its last two addresses open their popup over it. */
export default defineFeature({
  routes: [
    {
      paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
      layout: 'home',
      access: 'visitor',
      indexable: true,
      screen: lazyScreen('LobbyScreen', () => import('./LobbyScreen.tsx')),
      prefetch: prefetchLobby,
    },
  ],
})
