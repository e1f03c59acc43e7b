import { GAME_TYPES, type GameType } from '#parts/games/schema.ts'
import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import {
  BET_STATES,
  type BetState,
  MOVEMENT_KINDS,
  type MovementKind,
} from '#parts/records/schema.ts'
import type { Sort } from '../tables/columns.ts'
import {
  HIDE,
  type Hidden,
  readSort,
  sortReader,
  type SortText,
  sortsOf,
} from '../tables/tableUrl.ts'
import { LEVELS, PROFIT_SORTS, type ProfitSort } from './schema.ts'

interface OfMembers extends Hidden {
  /** Id of the one member whom the report is about; undefined for the whole team. */
  member?: string | undefined
  level?: (typeof LEVELS)[number] | undefined
}

/** Order of a table that can be sorted only by time, and not by amounts. */
type TimeSort = SortText<'time'>
const TIME_SORTS = sortsOf(['time'])
const MEMBER = /^[\w-]{1,64}$/

export interface TeamBetFilters extends OfMembers {
  category?: GameType | undefined
  vendor?: string | undefined
  state?: BetState | undefined
  sort?: TimeSort | undefined
}

export const TEAM_BET_FILTERS: FilterSpec<TeamBetFilters> = {
  member: MEMBER,
  level: LEVELS,
  category: GAME_TYPES,
  vendor: /^\w{1,40}$/,
  state: BET_STATES,
  sort: TIME_SORTS,
  hide: HIDE,
}

export interface TransactionFilters extends OfMembers {
  kind?: MovementKind | undefined
  sort?: TimeSort | undefined
}

export const TRANSACTION_FILTERS: FilterSpec<TransactionFilters> = {
  member: MEMBER,
  level: LEVELS,
  kind: MOVEMENT_KINDS,
  sort: TIME_SORTS,
  hide: HIDE,
}

export interface ProfitFilters extends Hidden {
  /** `PLAYERS` lists single members, those with the largest loss first; undefined lists teams. */
  view?: 'PLAYERS' | undefined
  sort?: SortText<ProfitSort> | undefined
}

export const PROFIT_FILTERS: FilterSpec<ProfitFilters> = {
  view: ['PLAYERS'],
  sort: sortsOf(PROFIT_SORTS),
  hide: HIDE,
}

/**
 * Reads the order of profit and loss from the address. By default, single members with the
 * largest loss come first.
 */
export const readProfitSort = ({ view, sort }: ProfitFilters): Sort & { by: ProfitSort } =>
  readSort<ProfitSort>(sort ?? (view === 'PLAYERS' ? 'netAmount' : '-validBet'))

/** Reads the order of a table by time from the address; by default the newest row comes first. */
export const readTimeSort = sortReader<'time'>('-time')
