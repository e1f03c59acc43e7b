import { defineFeature } from '#core/navigation/feature.ts'

/** One search for games, providers, categories, pages, promotions and help, over any page. */
export default defineFeature({
  catalogues: ['search'],
  popups: {
    search: async () => (await import('./SearchPopup.tsx')).SearchPopup,
  },
})
