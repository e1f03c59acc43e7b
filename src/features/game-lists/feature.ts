import { msg } from '@lingui/core/macro'
import { defineFeature, type FeatureRoute } from '#core/navigation/feature.ts'
import { paths } from '#core/navigation/paths.ts'
import { CATEGORIES, CATEGORY_PAGES } from '#parts/games/categories.ts'
import { CATEGORY_FLAGS } from '#parts/games/schema.ts'

const SCREENS = {
  games: async () => (await import('./GameListScreen.tsx')).GameListScreen,
  vendors: async () => (await import('./GameCenterScreen.tsx')).GameCenterScreen,
}

/** The way to all games, the page of each category that has one, and the player's own lists. */
export default defineFeature({
  catalogues: ['game-lists', 'browser'],
  routes: [
    ...CATEGORY_PAGES.map((type): FeatureRoute => {
      const { path, name, shows } = CATEGORIES[type]
      const flag = CATEGORY_FLAGS[type]
      return {
        paths: [path],
        title: name,
        layout: 'game',
        access: 'visitor',
        indexable: true,
        ...(flag && { flag }),
        screen: SCREENS[shows],
      }
    }),
    {
      paths: [paths.games],
      title: msg`All games`,
      layout: 'game',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./GamesHubScreen.tsx')).GamesHubScreen,
    },
    {
      paths: [paths.favorite],
      title: msg`Favorites`,
      layout: 'game',
      access: 'member',
      indexable: false,
      realAccount: true,
      screen: async () => (await import('./AccountGamesScreen.tsx')).AccountGamesScreen,
    },
    {
      paths: [paths.recent],
      title: msg`Recently played`,
      layout: 'game',
      access: 'member',
      indexable: false,
      screen: async () => (await import('./AccountGamesScreen.tsx')).AccountGamesScreen,
    },
  ],
})
