import { POPUPS } from './screens.ts'

/** Loads what a tap on a game waits for, so that its popup is drawn at once. */
export async function loadGameAhead(): Promise<void> {
  // First without the loader, which would reload the page for a part that nobody waits for.
  await import('#features/play/GamePopup.tsx')
  await POPUPS.get('game')?.load()
}
