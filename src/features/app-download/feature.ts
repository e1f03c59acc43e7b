import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'appDownload',
  catalogues: ['app-download'],
  popups: {
    appDownload: async () => (await import('./AppDownloadPopup.tsx')).AppDownloadPopup,
  },
})
