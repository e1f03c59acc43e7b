export { KickedOutPopup } from './KickedOutPopup.tsx'
export { LogoutPopup } from './LogoutPopup.tsx'
export { TrueAccountPopup } from './TrueAccountPopup.tsx'
