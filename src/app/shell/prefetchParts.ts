import { POPUPS } from '#app/popupScreens.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

const QUIET_MS = 1000

/**
 * Loads code before it is needed, while the player does nothing: that of notices, which cannot be
 * fetched when the network is gone, and, if the player may play, that of the game's popup.
 *
 * A part that does not load is tried again, and told of, when the player needs it.
 *
 * @param signal aborted when nothing is to be loaded any more
 */
export function prefetchParts(plays: boolean, signal: AbortSignal): void {
  whenQuiet(
    () => {
      import('./Toasts.tsx').catch(() => undefined)
      if (plays) prefetchGame().catch(() => undefined)
    },
    QUIET_MS,
    signal,
  )
}

async function prefetchGame(): Promise<void> {
  // The popup's own loader would reload the page if this fails.
  await import('#features/play/GamePopup.tsx')
  await POPUPS.get('game')?.load()
}
