import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  popups: {
    notices: lazyScreen('NoticesPopup', () => import('./NoticesPopup.tsx')),
  },
})
