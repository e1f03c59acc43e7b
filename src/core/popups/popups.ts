import { atom } from 'jotai'
import { normalizePath } from '#lib/urls.ts'

/** Which game to open: one by its node, or a vendor's own lobby. */
export interface LaunchTarget {
  nodeId?: string | undefined
  vendor?: string | undefined
  /** The vendor's own code of the game. */
  code?: string | undefined
  /** Category code, as `GAME_TYPES` has it. */
  type?: string | undefined
  roomId?: string | undefined
  /** True to play with play money. */
  trial?: boolean | undefined
  /** Name and picture, if the page that opens it knows them: shown until the game is there. */
  name?: string | undefined
  cover?: string | undefined
}

/** A game as a list shows it (`parts/games`), for the popup that tells more of it. */
export interface ListedGame {
  id: string
  name: string
  /** Category code, as `GAME_TYPES` has it. */
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

/** What a visitor was asked to log in for: an address of this site, or a popup such as a game. */
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
  /** Another login ended the session; comes before everything else. */
  | { kind: 'kickedOut' }
  /** A trial account wants what only a real one may do; invites to register. */
  | { kind: 'trueAccountNeeded' }
  | { kind: 'appDownload' }
  /** `tab` is the empty window that the click opened for a game that wants one of its own. */
  | { kind: 'game'; target: LaunchTarget; tab?: Window | undefined }
  /** What is known of a game, and all that can be done with it. */
  | { kind: 'gameDetails'; game: ListedGame }
  /** All notices, page by page; `id` opens one of them. */
  | { kind: 'notices'; id?: string | undefined }
  /** A topic of the help center over what is being done, such as the terms over a registration. */
  | { kind: 'help'; anchor: string }
  /** Live chat with an agent of the brand. */
  | { kind: 'chat' }
  /** Contracts that wait for an agent's answer. */
  | { kind: 'contract' }
  /** The search over the page; `text` is what it begins with. */
  | { kind: 'search'; text?: string | undefined }
  /** The ways to deposit, over a game that goes on. */
  | { kind: 'deposit' }
  /** The side menu over the page, for phones. */
  | { kind: 'sideMenu' }

/** Popups by which a visitor may log in or register on any page. */
export type Entrance = Extract<Popup, { kind: 'login' | 'register' }>

export type PopupKind = Popup['kind']

/** What the popup of a kind gets: all that it was opened with, and the way to close it. */
export type PopupProps<Kind extends PopupKind> = Omit<Extract<Popup, { kind: Kind }>, 'kind'> & {
  onClose: () => void
}

/** A dialog that is drawn elsewhere and lies in the stack like a popup (`useStackedDialog`). */
interface StackedDialog {
  kind: 'page' | 'announcements'
}

export interface OpenPopup {
  /** Differs for each opening, so that what is drawn for one is not kept for the next. */
  key: string
  popup: Popup | StackedDialog
}

/** True for a popup that `app/popups` draws. */
export const isPopup = (open: Popup | StackedDialog): open is Popup =>
  open.kind !== 'page' && open.kind !== 'announcements'

const stackAtom = atom<readonly OpenPopup[]>([])

/** Popups that are open over the page, the topmost last. */
export const openPopupsAtom = atom((get) => get(stackAtom))

let openings = 0

/**
 * Opens a popup over what is open. There is one of each kind: if it is open already, what lies over
 * it closes, and another payload takes its place.
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

/** Opens a popup in place of the topmost, if there is one. */
export const replacePopupAtom = atom(null, (get, set, popup: Popup) => {
  set(stackAtom, get(stackAtom).slice(0, -1))
  set(openPopupAtom, popup)
})

/** Puts a dialog on the stack that its page draws. */
export const stackDialogAtom = atom(null, (get, set, open: OpenPopup) => {
  set(stackAtom, [...get(stackAtom), open])
})

/** Removes popups without asking their guards, such as those of a session that has ended. */
export const dropPopupsAtom = atom(null, (get, set, drop: (open: OpenPopup) => boolean) => {
  const stack = get(stackAtom)
  const rest = stack.filter((open) => !drop(open))
  if (rest.length < stack.length) set(stackAtom, rest)
})

/** A window does not count in the comparison of payloads. */
export const popupKey = (popup: Popup): string =>
  JSON.stringify(popup, (name, value: unknown) => (name === 'tab' ? undefined : value))

/** Popups that have an address of their own, over the home view (docs/product.md §2.1). */
const ROUTED: Record<string, Entrance['kind']> = { '/login': 'login', '/register': 'register' }

/** The popup that an address opens; undefined for addresses without one. */
export function popupOf(pathname: string, search = ''): Entrance | undefined {
  const kind = ROUTED[normalizePath(pathname)]
  return kind && { kind, returnTo: new URLSearchParams(search).get('next') ?? undefined }
}
