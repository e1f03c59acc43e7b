import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import type { ComingRates } from '#features/agent/team/schema.ts'
import type { Db } from '../../db/open.ts'
import { rateChanges } from '../../db/rate-tables.ts'
import { statement } from '../../db/statement.ts'
import { addRow } from '../../db/rows.ts'
import { dayAt, zoneOf, boundsOfDay, addDays } from '../days.ts'
import type { Person } from './tree.ts'

/*
 * A day earns by the rates that stood when it began (docs/product.md §12.2): who changes them in its
 * last minute takes nobody's day.
 */

/** The rates of somebody as they were at a moment, as a JSON text. */
const ratesSince = statement(`SELECT coalesce(
  (SELECT "before" FROM rate_changes WHERE merchant = @merchant AND username = @username
    AND at >= @start ORDER BY at, id LIMIT 1),
  (SELECT rates FROM team_nodes WHERE merchant = @merchant AND username = @username))`)

/** By which rates somebody's day earns. */
export const ratesOn = (db: Db, { merchant, username }: Person, day: string): Rates | undefined => {
  const { start } = boundsOfDay(day, zoneOf(db, merchant))
  const found = ratesSince(db).pluck().get({ merchant, username, start }) as string | null
  return found === null ? undefined : (JSON.parse(found) as Rates)
}

/**
 * By which rates somebody's day under way earns, and those that were set for the next one, if they are
 * others.
 */
export function readRates(
  db: Db,
  { merchant, username }: Person,
  { rates, at }: { rates: Rates; at: number },
): { rates: Rates; comingRates: ComingRates | null } {
  const today = dayAt(db, merchant, at)
  const now = ratesOn(db, { merchant, username }, today) ?? rates
  const isSame = RATE_GROUPS.every((group) => now[group] === rates[group])
  return { rates: now, comingRates: isSame ? null : { rates, from: addDays(today, 1) } }
}

/** The first day on which a change counts. */
export const countsFrom = (db: Db, merchant: string, at: number): string =>
  addDays(dayAt(db, merchant, at), 1)

/**
 * A newcomer's first day earns no more than the upline's does: rates above those count from the next
 * day on, as those of the upline do.
 */
export function limitFirstDay(
  db: Db,
  person: Person,
  { parent, rates, at }: { parent: string; rates: Rates; at: number },
): void {
  const { merchant, username } = person
  const above = ratesOn(db, { merchant, username: parent }, dayAt(db, merchant, at))
  if (!above || RATE_GROUPS.every((group) => rates[group] <= above[group])) return
  const before = Object.fromEntries(
    RATE_GROUPS.map((group) => [group, Math.min(rates[group], above[group])]),
  ) as Rates
  addRow(db, rateChanges, { merchant, username, agent: parent, at, before, after: rates })
}
