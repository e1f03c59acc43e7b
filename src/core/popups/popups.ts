import { atom } from 'jotai'
import { normalizePath } from '#core/navigation/route.ts'

/** Which game to open: one by its node, or a vendor's own lobby. */
export interface LaunchTarget {
  nodeId?: string | undefined
  vendor?: string | undefined
  /** The vendor's own code of the game. */
  code?: string | undefined
  /** Category code, as `GAME_TYPES` has it. */
  type?: string | undefined
  roomId?: string | undefined
  /** With play money. */
  trial?: boolean | undefined
  /** Name and picture, where the page that opens it knows them: shown until the game is there. */
  name?: string | undefined
  cover?: string | undefined
}

/** Every popup there is, by what it needs to open; `app/PopupHost` draws them. */
export type Popup =
  /** `after` opens once the visitor is in, such as the game that asked for the login. */
  | { kind: 'login'; returnTo?: string | undefined; after?: Popup | undefined }
  | { kind: 'register'; after?: Popup | undefined }
  | { kind: 'forgotPassword'; portal: 'member' | 'agent'; after?: Popup | undefined }
  | { kind: 'changePassword' }
  | { kind: 'logout' }
  /** A trial account wants what only a real one may do; invites to register. */
  | { kind: 'trueAccountNeeded' }
  | { kind: 'appDownload' }
  /** `tab` is the empty window that the click opened for a game that wants one of its own. */
  | { kind: 'game'; target: LaunchTarget; tab?: Window | undefined }
  /** All notices, page by page; `id` opens one of them. */
  | { kind: 'notices'; id?: string | undefined }
  /** Live chat with an agent of the brand. */
  | { kind: 'chat' }

export const popupAtom = atom<Popup | null>(null)

/** Whether a page has its own dialog open; announcements must not cover it. */
export const pageDialogOpenAtom = atom(false)

export interface PopupProps {
  onClose: () => void
}

/** Popups that have an address of their own, over the home view (docs/product.md §2.1). */
const ROUTED: Record<string, Popup['kind']> = { '/login': 'login', '/register': 'register' }

/** The popup that an address opens; undefined for addresses without one. */
export function popupOf(pathname: string): Popup['kind'] | undefined {
  return ROUTED[normalizePath(pathname)]
}
