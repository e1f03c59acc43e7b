export { AnnouncementHost } from './popups/AnnouncementHost.tsx'
export { PopupStack } from './popups/PopupStack.tsx'
export { Footer } from './shell/Footer.tsx'
export { Toasts } from './shell/Toasts.tsx'
