import type { Game, GameType, Vendor } from '#parts/games/schema.ts'

/** A search result, or a suggestion before the player types. */
export type Option =
  /** `alias` is the game's English name, if the search matched it. */
  | { kind: 'game'; id: string; game: Game; alias?: string | undefined }
  | { kind: 'provider'; id: string; vendor: Vendor }
  | { kind: 'category'; id: string; type: GameType; name: string }
  | { kind: 'promotion' | 'help'; id: string; name: string; path: string }
  /**
   * A page of the site. An undefined path means customer service, whose address the gateway may
   * choose.
   */
  | { kind: 'page'; id: string; name: string; path: string | undefined }
  | { kind: 'recent'; id: string; text: string }

export interface OptionGroup {
  /** Kind of the results in this group. */
  kind: Option['kind']
  items: readonly Option[]
  /** Number of results of this kind, which may be more than are listed. */
  total: number
}

/** Name of a result in the list. */
export const nameOf = (option: Option): string =>
  option.kind === 'recent'
    ? option.text
    : option.kind === 'game'
      ? option.game.name
      : option.kind === 'provider'
        ? option.vendor.name
        : option.name
