import { defineFeature } from '#core/navigation/feature.ts'

/** What is known of a game, and all that can be done with it, over the list that shows it. */
export default defineFeature({
  catalogues: ['game-details'],
  popups: {
    gameDetails: async () => (await import('./GameDetailsPopup.tsx')).GameDetailsPopup,
  },
})
