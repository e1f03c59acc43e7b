import type { FilterSpec } from '#parts/records/recordsUrl.ts'
import {
  ACTIVITIES,
  MEMBER_KINDS,
  MEMBER_SORTS,
  type Activity,
  type MemberKind,
  type MemberSort,
} from './schema.ts'

/** What of the team page an address holds, besides the period of the turnover. */
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

/** Filters other than the text, which has a field of its own. */
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

/** Whether members are looked for, instead of the tree being shown. */
export const isSearch = (filters: TeamFilters): boolean =>
  filters.text !== undefined || countFilters(filters) > 0

export interface MemberOrder {
  sort: MemberSort
  descending: boolean
}

/** Newcomers and the greatest figures come first unless the address says otherwise. */
export const orderOf = ({ sort = 'joined', order }: TeamFilters): MemberOrder => ({
  sort,
  descending: order ? order === 'down' : sort !== 'name',
})
