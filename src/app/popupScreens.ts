import { FEATURES } from '#app/features.ts'
import { sideDrawer } from '#app/shellParts.ts'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'
import type { PopupKind } from '#core/popups/popups.ts'

/** Payload types are checked in the features' manifests, so not here. */
type AnyPopup = LazyScreen<{ onClose: () => void }>

/**
 * Components of the popups by kind, from the features' manifests; a popup's code and words load
 * when it opens.
 */
export const POPUPS = new Map<string, AnyPopup>([
  ['sideMenu', sideDrawer],
  ...FEATURES.flatMap(({ popups = {} }) => Object.entries(popups) as [string, AnyPopup][]),
])

/**
 * Popups that stay drawn while a login or another prompt covers them, because their state is stored
 * nowhere else or the player returns to them after a game. Registration is one for its codes and
 * pictures, which no draft keeps, and a deposit over a game for its step, which has no address. All
 * other popups are forms with drafts, and lists; they are rendered again when they are on top.
 */
export const KEPT_UNDER_PROMPTS: ReadonlySet<string> = new Set<PopupKind>([
  'game',
  'chat',
  'register',
  'search',
  'deposit',
])
