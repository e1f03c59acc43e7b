import { GAME_RETURN } from '#rules/gameReturn.ts'

/**
 * A game's return address opens this page. In the game's frame, it only asks the page around it to
 * close the game (docs/architecture.md §1.4). In a window of the game's own, it closes the window.
 */
if (window.parent === window) {
  window.close()
  // If the browser refuses to close the window, the window shows the site's home page instead.
  window.location.replace('/')
} else {
  window.parent.postMessage(GAME_RETURN, window.location.origin)
}
