import { FEATURES } from '#app/features.ts'
import { sideDrawer } from '#app/shellParts.ts'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'
import type { PopupKind } from '#core/popups/popups.ts'

/**
 * The compiler checks the payload types in the features' manifests, so this type leaves them out.
 */
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
 * Popups that stay drawn while a login or another prompt covers them: their state would be lost, or
 * the player returns to them after a game. A registration would lose its codes and pictures, and a
 * deposit over a game its step. All other popups are lists, or forms whose input is stored; these
 * are removed while covered, and drawn again afterwards.
 */
export const KEPT_UNDER_PROMPTS: ReadonlySet<string> = new Set<PopupKind>([
  'game',
  'chat',
  'register',
  'search',
  'deposit',
])
