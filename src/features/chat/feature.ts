import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

export default defineFeature({
  flag: 'liveChat',
  popups: {
    chat: lazyScreen('ChatPopup', () => import('./ChatPopup.tsx')),
  },
})
