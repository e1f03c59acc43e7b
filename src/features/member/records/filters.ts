import { GAME_TYPES, type GameType } from '#parts/games/schema.ts'
import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import {
  BET_STATES,
  MOVEMENT_KINDS,
  type BetState,
  type MovementKind,
} from '#parts/records/schema.ts'

export interface BetFilters {
  category?: GameType | undefined
  vendor?: string | undefined
  state?: BetState | undefined
}

/** How the address writes the filters of the betting record. */
export const BET_FILTERS: FilterSpec<BetFilters> = {
  category: GAME_TYPES,
  vendor: /^\w{1,40}$/,
  state: BET_STATES,
}

export interface MovementFilters {
  kind?: MovementKind | undefined
}

export const MOVEMENT_FILTERS: FilterSpec<MovementFilters> = { kind: MOVEMENT_KINDS }
