export { AppDownloadPopup } from './AppDownloadPopup.tsx'
export { AppScreen } from './AppScreen.tsx'
export { InstallOffer } from './InstallOffer.tsx'
