/**
 * Message from `game-return.html` to the page around it: close the game (docs/architecture.md
 * §1.4).
 */
export const GAME_RETURN = 'livery:game-return'
