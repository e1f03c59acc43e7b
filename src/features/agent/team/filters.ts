import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import {
  ACTIVITIES,
  MEMBER_KINDS,
  MEMBER_SORTS,
  type Activity,
  type MemberKind,
  type MemberSort,
} from './schema.ts'

/** Filters of the team page in the address, besides the period of the turnover. */
export interface TeamFilters {
  text?: string | undefined
  activity?: Activity | undefined
  kind?: MemberKind | undefined
  level?: string | undefined
  joinedFrom?: string | undefined
  joinedTo?: string | undefined
  minBalance?: string | undefined
  maxBalance?: string | undefined
  sort?: MemberSort | undefined
  order?: 'up' | 'down' | undefined
}

const DAY = /^20\d\d-\d\d-\d\d$/
const AMOUNT = /^\d{1,15}(?:\.\d{1,8})?$/

export const TEAM_FILTERS: FilterSpec<TeamFilters> = {
  text: /^.{1,64}$/u,
  activity: ACTIVITIES,
  kind: MEMBER_KINDS,
  level: /^(?:[1-9]|[1-4]\d|50)$/,
  joinedFrom: DAY,
  joinedTo: DAY,
  minBalance: AMOUNT,
  maxBalance: AMOUNT,
  sort: MEMBER_SORTS,
  order: ['up', 'down'],
}

/** Names of the filters; the search text is not among them, because it has its own field. */
export const FILTER_NAMES = [
  'activity',
  'kind',
  'level',
  'joinedFrom',
  'joinedTo',
  'minBalance',
  'maxBalance',
] as const

export const countFilters = (filters: TeamFilters): number =>
  FILTER_NAMES.filter((name) => filters[name] !== undefined).length

/** Whether the page shows search results instead of the tree. */
export const isSearch = (filters: TeamFilters): boolean =>
  filters.text !== undefined || countFilters(filters) > 0

export interface MemberOrder {
  sort: MemberSort
  descending: boolean
}

/**
 * Reads the order of the members from the address. By default, the newest members and the largest
 * figures come first.
 */
export const orderOf = ({ sort = 'joined', order }: TeamFilters): MemberOrder => ({
  sort,
  descending: order ? order === 'down' : sort !== 'name',
})
