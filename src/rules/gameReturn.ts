/** What `game-return.html` tells the page around it: close the game (docs/architecture.md §1.4). */
export const GAME_RETURN = 'livery:game-return'
