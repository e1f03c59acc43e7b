import { msg } from '@lingui/core/macro'
import { defineFeature, type FeatureRoute, type ScreenProps } from '#core/navigation/feature.ts'
import { lazyParts, type LazyScreen } from '#core/navigation/lazyScreen.ts'
import { paths } from '#core/navigation/paths.ts'
import { CATEGORIES, CATEGORY_PAGES } from '#parts/games/categories.ts'
import { CATEGORY_FLAGS } from '#parts/games/schema.ts'

/**
 * The three screens with a list of games share one chunk, because the overview of all games links
 * to all of them.
 */
const listScreen = lazyParts(() => import('./gameListScreens.tsx'))

const SCREENS: Record<'games' | 'vendors', LazyScreen<ScreenProps>> = {
  games: listScreen('GameListScreen'),
  vendors: listScreen('GameCenterScreen'),
}

const accountGames = listScreen('AccountGamesScreen')

/** The overview of all games, the page of each category, and the player's own lists. */
export default defineFeature({
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
      offered: ['sideMenu'],
      layout: 'game',
      access: 'visitor',
      indexable: true,
      screen: listScreen('GamesHubScreen'),
    },
    {
      paths: [paths.favorite],
      title: msg`Favorites`,
      offered: ['sideMenu', 'accountMenu', 'search'],
      layout: 'game',
      access: 'member',
      indexable: false,
      realAccount: true,
      screen: accountGames,
    },
    {
      paths: [paths.recent],
      title: msg`Recently played`,
      offered: ['search'],
      layout: 'game',
      access: 'member',
      indexable: false,
      screen: accountGames,
    },
  ],
})
