/** The sandbox's own seed and number of games, so that stories show what the sandbox shows. */
export const SEED = 1
export const GAMES = 1560
