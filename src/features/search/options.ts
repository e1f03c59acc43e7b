import type { Game, GameType, Vendor } from '#parts/games/schema.ts'

/** Something that was found, or is offered before anything is typed. */
export type Option =
  /** `alias` is its English name, if that was searched for. */
  | { kind: 'game'; id: string; game: Game; alias?: string | undefined }
  | { kind: 'provider'; id: string; vendor: Vendor }
  | { kind: 'category'; id: string; type: GameType; name: string }
  | { kind: 'promotion' | 'help'; id: string; name: string; path: string }
  /** An undefined path means customer service, whose address may be the gateway's. */
  | { kind: 'page'; id: string; name: string; path: string | undefined }
  | { kind: 'recent'; id: string; text: string }

export interface OptionGroup {
  /** What the options of the group are. */
  kind: Option['kind']
  items: readonly Option[]
  /** How many there are, if more than are listed. */
  total: number
}

/** What names an option in the list. */
export const nameOf = (option: Option): string =>
  option.kind === 'recent'
    ? option.text
    : option.kind === 'game'
      ? option.game.name
      : option.kind === 'provider'
        ? option.vendor.name
        : option.name
