import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  catalogues: ['play'],
  popups: {
    game: async () => (await import('./GamePopup.tsx')).GamePopup,
  },
})
