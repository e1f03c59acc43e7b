import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  popups: {
    game: lazyScreen('GamePopup', () => import('./GamePopup.tsx')),
  },
})
