import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { paths } from '#core/navigation/paths.ts'
import { prefetchLobby } from './prefetch.ts'

/** The home page. The last two of its addresses open a popup over it. */
export default defineFeature({
  routes: [
    {
      paths: ['/', '/index', '/index.html', '/home', '/login', '/register'],
      layout: 'home',
      access: 'visitor',
      indexable: true,
      offered: ['sideMenu'],
      views: [
        {
          path: paths.login(),
          title: msg`Log in`,
          offered: ['search'],
          offeredTo: 'visitors',
        },
        {
          path: paths.register(),
          title: msg`Sign up`,
          offered: ['search'],
          offeredTo: 'visitors',
        },
        {
          path: paths.hotGames,
          title: msg`Hot games`,
          offered: ['sideMenu', 'search'],
        },
        {
          path: paths.newGames,
          title: msg`New games`,
          offered: ['search'],
        },
      ],
      screen: lazyScreen('LobbyScreen', () => import('./LobbyScreen.tsx')),
      prefetch: prefetchLobby,
    },
  ],
})
