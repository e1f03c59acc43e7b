export { ForgotPasswordPopup } from '../recovery/ForgotPasswordPopup.tsx'
export { ChangePasswordPopup } from './ChangePasswordPopup.tsx'
