import type { Days } from '#lib/periods.ts'
import type { Db } from '../db/open.ts'
import type { Person } from './team.ts'

/** What an agent earned by rates on each day, in units. */
export const commissionByDay = (_db: Db, _person: Person, _days: Days): Map<string, number> =>
  new Map()
