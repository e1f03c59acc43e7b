import { defineFeature } from '#core/navigation/feature.ts'
import { lazyParts } from '#core/navigation/lazyScreen.ts'

const popup = lazyParts(() => import('./announcementPopups.tsx'))

export const { Component: AnnouncementPopup } = popup('AnnouncementPopup')

export default defineFeature({
  popups: { notices: popup('NoticesPopup') },
})
