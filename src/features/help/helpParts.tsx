export { HelpPopup } from './HelpPopup.tsx'
export { HelpScreen } from './HelpScreen.tsx'
