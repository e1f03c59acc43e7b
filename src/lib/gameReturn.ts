/** What `game-return.html` tells the page around it: close the game (design §1). */
export const GAME_RETURN = 'livery:game-return'
