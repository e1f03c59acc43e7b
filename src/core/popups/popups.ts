import { atom } from 'jotai'
import { normalizePath } from '#lib/urls.ts'

/** Which game to open: one game by its node id, or a vendor's own lobby. */
export interface LaunchTarget {
  nodeId?: string | undefined
  vendor?: string | undefined
  /** The code that the vendor itself gives the game. */
  code?: string | undefined
  /** Code of the game's category, one of `GAME_TYPES`. */
  type?: string | undefined
  roomId?: string | undefined
  /** True to start the game with play money. */
  trial?: boolean | undefined
  /**
   * Name and picture of the game, shown while the game loads; only if the page that opens the game
   * knows them.
   */
  name?: string | undefined
  cover?: string | undefined
}

/** A game as lists of games know it (`parts/games`), for the popup with details of the game. */
export interface ListedGame {
  id: string
  name: string
  /** Code of the game's category, one of `GAME_TYPES`. */
  type: string
  vendor: string
  vendorName?: string | undefined
  code: string
  icon: string
  hot: boolean
  isNew: boolean
  trial: boolean
  closed: { why: 'maintenance' | 'restricted'; endsAt?: string | undefined } | undefined
}

/**
 * What a visitor wanted to open when a login became necessary: an address, or a popup such as a
 * game.
 */
export interface Wanted {
  returnTo?: string | undefined
  after?: Popup | undefined
}

/** All popups with their payloads; `app/popups` draws them. */
export type Popup =
  | ({ kind: 'login' } & Wanted)
  | ({ kind: 'register' } & Wanted)
  | ({ kind: 'forgotPassword'; portal: 'member' | 'agent' } & Wanted)
  | { kind: 'changePassword' }
  | { kind: 'logout' }
  /** Another login ended the session; this popup is shown before all others. */
  | { kind: 'kickedOut' }
  /**
   * A trial player wants to do something that only a real account may do; the popup invites to
   * register. `returnTo` is the address that the player wanted, if it is not the page on screen.
   */
  | { kind: 'trueAccountNeeded'; returnTo?: string | undefined }
  | { kind: 'appDownload' }
  /**
   * A game. `tab` is the empty window that the click opened, if the game needs a window of its own.
   */
  | { kind: 'game'; target: LaunchTarget; tab?: Window | undefined }
  /**
   * Details of a game, and all actions that the player can take on it; an address knows only the
   * game's id.
   */
  | { kind: 'gameDetails'; game: ListedGame | Pick<ListedGame, 'id'> }
  /** All notices, in pages; `id` names a notice that is opened at once. */
  | { kind: 'notices'; id?: string | undefined }
  /** A topic of the help center over the current page, such as the terms over a registration. */
  | { kind: 'help'; anchor: string }
  /** Live chat with an agent of the brand. */
  | { kind: 'chat' }
  /** Contracts that an agent has to accept or refuse. */
  | { kind: 'contract' }
  /** The search over the page; `text` is the text that its field has at first. */
  | { kind: 'search'; text?: string | undefined }
  /** The deposit methods, over a game that continues below. */
  | { kind: 'deposit' }
  /** The side menu over the page, for phones. */
  | { kind: 'sideMenu' }

/** Popups with which a visitor may log in or register on any page. */
export type Entrance = Extract<Popup, { kind: 'login' | 'register' }>

export type PopupKind = Popup['kind']

/** Props of the popup of a kind: all values that it was opened with, and a function to close it. */
export type PopupProps<Kind extends PopupKind> = Omit<Extract<Popup, { kind: Kind }>, 'kind'> & {
  onClose: () => void
}

/**
 * A dialog that a page draws itself, but that is on the stack of popups like a popup
 * (`useStackedDialog`).
 */
interface StackedDialog {
  kind: 'page' | 'announcements'
}

export interface OpenPopup {
  /**
   * Key that differs for each opening, so that React does not reuse the component of an earlier
   * opening.
   */
  key: string
  popup: Popup | StackedDialog
}

/** True for a popup that `app/popups` draws; false for a dialog that a page draws itself. */
export const isPopup = (open: Popup | StackedDialog): open is Popup =>
  open.kind !== 'page' && open.kind !== 'announcements'

const stackAtom = atom<readonly OpenPopup[]>([])

/** Popups that are open over the page, the topmost last. */
export const openPopupsAtom = atom((get) => get(stackAtom))

let openings = 0

/**
 * Opens a popup on top of those that are open. Each kind of popup is open at most once: if the kind
 * is open already, the popups over it close, and the open one gets the new payload.
 */
export const openPopupAtom = atom(null, (get, set, popup: Popup) => {
  const stack = get(stackAtom)
  const payload = popupKey(popup)
  const place = stack.findIndex((open) => open.popup.kind === popup.kind)
  const before = stack[place]
  const below = before ? stack.slice(0, place) : stack
  const isOpen = before && isPopup(before.popup) && popupKey(before.popup) === payload
  set(stackAtom, [...below, isOpen ? before : { key: `${payload}${(openings += 1)}`, popup }])
})

/** Opens a popup in place of the topmost popup, if there is one. */
export const replacePopupAtom = atom(null, (get, set, popup: Popup) => {
  set(stackAtom, get(stackAtom).slice(0, -1))
  set(openPopupAtom, popup)
})

/** Puts a dialog that a page draws itself on the stack of popups. */
export const stackDialogAtom = atom(null, (get, set, open: OpenPopup) => {
  set(stackAtom, [...get(stackAtom), open])
})

/** Removes popups without calling their guards, such as popups of a session that has ended. */
export const dropPopupsAtom = atom(null, (get, set, drop: (open: OpenPopup) => boolean) => {
  const stack = get(stackAtom)
  const rest = stack.filter((open) => !drop(open))
  if (rest.length < stack.length) set(stackAtom, rest)
})

/**
 * Key by which two payloads of a popup are compared; a window that a payload carries is left out.
 */
export const popupKey = (popup: Popup): string =>
  JSON.stringify(popup, (name, value: unknown) => (name === 'tab' ? undefined : value))

/** Popups with an address of their own; they open over the home page (docs/product.md §2.1). */
const ROUTED: Record<string, Entrance['kind']> = { '/login': 'login', '/register': 'register' }

/** The popup that an address opens; undefined for addresses without one. */
export function popupOf(pathname: string, search = ''): Entrance | undefined {
  const kind = ROUTED[normalizePath(pathname)]
  return kind && { kind, returnTo: new URLSearchParams(search).get('next') ?? undefined }
}
