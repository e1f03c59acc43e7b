import { atom } from 'jotai'

/** Every popup there is, by what it needs to open; `app/PopupHost` draws them. */
export type Popup =
  | { kind: 'login'; returnTo?: string | undefined }
  | { kind: 'register' }
  | { kind: 'forgotPassword' }
  | { kind: 'changePassword' }
  | { kind: 'logout' }
  /** A trial account wants what only a real one may do; invites to register. */
  | { kind: 'trueAccountNeeded' }
  | { kind: 'appDownload' }

export const popupAtom = atom<Popup | null>(null)

export interface PopupProps {
  onClose: () => void
}
