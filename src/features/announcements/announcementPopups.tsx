export { AnnouncementPopup } from './AnnouncementPopup.tsx'
export { NoticesPopup } from './NoticesPopup.tsx'
