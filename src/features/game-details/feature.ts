import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** What is known of a game, and all that can be done with it, over the list that shows it. */
export default defineFeature({
  popups: {
    gameDetails: lazyScreen('GameDetailsPopup', () => import('./GameDetailsPopup.tsx')),
  },
})
