import { defineFeature } from '#core/navigation/feature.ts'
import { prefetchLobby } from './prefetch.ts'

/** The home view; its last two addresses open their popup over it. */
export default defineFeature({
  catalogues: ['lobby'],
  routes: [
    {
      paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
      layout: 'home',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./LobbyScreen.tsx')).LobbyScreen,
      prefetch: prefetchLobby,
    },
  ],
})
