import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** One search for games, providers, categories, pages, promotions and help, over any page. */
export default defineFeature({
  popups: {
    search: lazyScreen('SearchPopup', () => import('./SearchPopup.tsx')),
  },
})
