/**
 * A game's back address lands here, inside the game frame; all this page does is to ask the page
 * around it to close the game (design §1).
 */
window.parent.postMessage({ type: 'livery:game-return' }, window.location.origin)
