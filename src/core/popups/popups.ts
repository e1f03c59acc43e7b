import { atom } from 'jotai'
import { normalizePath } from '#core/navigation/route.ts'

/** Which game to open: one by its node, or a vendor's own lobby. */
export interface LaunchTarget {
  nodeId?: string | undefined
  vendor?: string | undefined
  /** Category code, as `GAME_TYPES` has it. */
  type?: string | undefined
  roomId?: string | undefined
  /** With play money. */
  trial?: boolean | undefined
}

/** Every popup there is, by what it needs to open; `app/PopupHost` draws them. */
export type Popup =
  /** `then` opens once the visitor is in, such as the game that asked for the login. */
  | { kind: 'login'; returnTo?: string | undefined; then?: Popup | undefined }
  | { kind: 'register' }
  | { kind: 'forgotPassword'; portal: 'member' | 'agent' }
  | { kind: 'changePassword' }
  | { kind: 'logout' }
  /** A trial account wants what only a real one may do; invites to register. */
  | { kind: 'trueAccountNeeded' }
  | { kind: 'appDownload' }
  | { kind: 'game'; target: LaunchTarget }
  /** All notices, page by page; `id` opens one of them. */
  | { kind: 'notices'; id?: string | undefined }
  /** Live chat with an agent of the brand. */
  | { kind: 'chat' }

export const popupAtom = atom<Popup | null>(null)

export interface PopupProps {
  onClose: () => void
}

/** Popups that have an address of their own, over the home view (specification §2.1). */
const ROUTED: Record<string, Popup['kind']> = { '/login': 'login', '/register': 'register' }

/** The popup that an address opens; undefined for addresses without one. */
export function popupOf(pathname: string): Popup['kind'] | undefined {
  return ROUTED[normalizePath(pathname)]
}
