import type { Identity } from './session.ts'

/** Lists of a player's own: favourites, and the games played last. */
export type OwnList = 'FAV' | 'RECENT'

/** Trials play, so they have recent games; favourites are kept for real accounts. */
export const mayOpenOwnList = (identity: Identity, list: OwnList): boolean =>
  identity !== 'visitor' && !(identity === 'trial' && list === 'FAV')
