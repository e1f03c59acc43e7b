import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/**
 * The search for games, providers, categories, pages, promotions and help topics, which opens
 * over any page.
 */
export default defineFeature({
  popups: {
    search: lazyScreen('SearchPopup', () => import('./SearchPopup.tsx')),
  },
})
