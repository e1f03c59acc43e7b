import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  catalogues: ['announcements'],
  popups: {
    notices: async () => (await import('./NoticesPopup.tsx')).NoticesPopup,
  },
})
