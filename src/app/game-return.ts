import { GAME_RETURN } from '#rules/gameReturn.ts'

/**
 * A game's back address lands here: inside the game's frame, where all this page does is to ask the
 * page around it to close the game (docs/architecture.md §1.4); or in the game's own window, which
 * it closes.
 */
if (window.parent === window) {
  window.close()
  // A browser that does not close the window shows the site again.
  window.location.replace('/')
} else {
  window.parent.postMessage(GAME_RETURN, window.location.origin)
}
