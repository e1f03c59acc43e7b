import type { Identity } from './session.ts'

/** The player's own lists of games: favourites, and the games played last. */
export type OwnList = 'FAV' | 'RECENT'

/** Trial players have recent games, but only real accounts have favourites. */
export const mayOpenOwnList = (identity: Identity, list: OwnList): boolean =>
  identity !== 'visitor' && !(identity === 'trial' && list === 'FAV')
