import { GAME_TYPES, type GameType } from '#parts/games/schema.ts'
import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import {
  BET_STATES,
  type BetState,
  MOVEMENT_KINDS,
  type MovementKind,
} from '#parts/records/schema.ts'
import type { Sort } from '#parts/tables/columns.ts'
import { LEVELS, PROFIT_SORTS, type ProfitSort } from './schema.ts'

/** What every report's address may say besides its period. */
interface Shown {
  /** Ids of hidden columns, separated by dots; a single dot hides none. */
  hide?: string | undefined
}

interface OfMembers extends Shown {
  /** The id of the one member whom it is narrowed to. */
  member?: string | undefined
  level?: (typeof LEVELS)[number] | undefined
}

const HIDE = /^(?:\.|\w{1,20}(?:\.\w{1,20}){0,19})$/
const MEMBER = /^[\w-]{1,64}$/

export interface TeamBetFilters extends OfMembers {
  category?: GameType | undefined
  vendor?: string | undefined
  state?: BetState | undefined
}

export const TEAM_BET_FILTERS: FilterSpec<TeamBetFilters> = {
  member: MEMBER,
  level: LEVELS,
  category: GAME_TYPES,
  vendor: /^\w{1,40}$/,
  state: BET_STATES,
  hide: HIDE,
}

export interface TransactionFilters extends OfMembers {
  kind?: MovementKind | undefined
}

export const TRANSACTION_FILTERS: FilterSpec<TransactionFilters> = {
  member: MEMBER,
  level: LEVELS,
  kind: MOVEMENT_KINDS,
  hide: HIDE,
}

export interface ProfitFilters extends Shown {
  /** Single members, those who lost most first. */
  view?: 'PLAYERS' | undefined
  /** A column; after a minus sign, from the greatest on. */
  sort?: `${'-' | ''}${ProfitSort}` | undefined
}

export const PROFIT_FILTERS: FilterSpec<ProfitFilters> = {
  view: ['PLAYERS'],
  sort: PROFIT_SORTS.flatMap((name) => [name, `-${name}`] as const),
  hide: HIDE,
}

/** What profit and loss is sorted by: of members, those who lost most come first. */
export function readSort({ view, sort }: ProfitFilters): Sort & { by: ProfitSort } {
  const written = sort ?? (view === 'PLAYERS' ? 'netAmount' : '-validBet')
  const desc = written.startsWith('-')
  return { by: written.slice(desc ? 1 : 0) as ProfitSort, desc }
}

export const writeSort = ({ by, desc }: Sort) =>
  `${desc ? '-' : ''}${by as ProfitSort}` as ProfitFilters['sort']

/** Hidden columns as an address says them; undefined if it says nothing. */
export const readHide = ({ hide }: Shown): string[] | undefined =>
  hide?.split('.').filter((name) => name !== '')

export const writeHide = (hidden: readonly string[]): string => hidden.join('.') || '.'
