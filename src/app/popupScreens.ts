import { FEATURES } from '#app/features.ts'
import { sideDrawer } from '#app/shellParts.ts'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'
import type { PopupKind } from '#core/popups/popups.ts'

/** Payload types are checked in the features' manifests, so not here. */
type AnyPopup = LazyScreen<{ onClose: () => void }>

/** What draws each popup, from the features' manifests; its code and words load when it opens. */
export const POPUPS = new Map<string, AnyPopup>([
  ['sideMenu', sideDrawer],
  ...FEATURES.flatMap(({ popups = {} }) => Object.entries(popups) as [string, AnyPopup][]),
])

/**
 * Popups whose state is nowhere else, or that one comes back to after a game: they stay drawn under
 * a prompt. A registration is among them for its codes and pictures, which no draft keeps, and a
 * deposit over a game for its step, which has no address. The others are forms, which keep drafts,
 * and lists; they are rendered again when they are on top.
 */
export const KEPT_UNDER_PROMPTS: ReadonlySet<string> = new Set<PopupKind>([
  'game',
  'chat',
  'register',
  'search',
  'deposit',
])
