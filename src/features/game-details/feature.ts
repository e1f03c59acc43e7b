import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

/** The details of a game and all actions on it, over the list that shows it. */
export default defineFeature({
  popups: {
    gameDetails: lazyScreen('GameDetailsPopup', () => import('./GameDetailsPopup.tsx')),
  },
})
