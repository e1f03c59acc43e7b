import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'liveChat',
  catalogues: ['chat'],
  popups: {
    chat: async () => (await import('./ChatPopup.tsx')).ChatPopup,
  },
})
