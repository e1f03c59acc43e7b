import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import type { ComingRates } from '#features/agent/team/schema.ts'
import type { Db } from '../../db/open.ts'
import { rateChanges } from '../../db/rate-tables.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addRow } from '../../db/rows.ts'
import { dayAt, zoneOf, boundsOfDay, addDays } from '../days.ts'
import type { Person } from './tree.ts'

/*
 * A day's commission uses the rates at the beginning of the day (docs/product.md §12.2), so that
 * nobody can lower a downline's rate in its last minute.
 */

/** Reads the rates of a member at a given time, as a JSON text. */
const ratesSince = statement(`SELECT coalesce(
  (SELECT "before" FROM rate_changes WHERE merchant = @merchant AND username = @username
    AND at >= @start ORDER BY at, id LIMIT 1),
  (SELECT rates FROM team_nodes WHERE merchant = @merchant AND username = @username))`)

/** Returns the rates for a member's commission on a day. */
export const ratesOn = (db: Db, { merchant, username }: Person, day: string): Rates | undefined => {
  const { start } = boundsOfDay(day, zoneOf(db, merchant))
  const found = ratesSince(db).pluck().get({ merchant, username, start }) as string | null
  return found === null ? undefined : (JSON.parse(found) as Rates)
}

/**
 * Returns the rates for a member's present day, and those that are set for the next day if they
 * differ.
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

/** Returns the first day on which a change counts. */
export const countsFrom = (db: Db, merchant: string, at: number): string =>
  addDays(dayAt(db, merchant, at), 1)

/**
 * Limits a new member's first day to the upline's rates of that day: higher rates count from the
 * next day on, like those of the upline.
 */
export function limitFirstDay(
  db: Db,
  person: Person,
  { parent, rates, at }: { parent: string; rates: Rates; at: number },
): void {
  const { merchant, username } = person
  const above = ratesOn(db, { merchant, username: parent }, dayAt(db, merchant, at))
  if (!above || RATE_GROUPS.every((group) => rates[group] <= above[group])) return
  const before = lowestRates(rates, above)
  addRow(db, rateChanges, { merchant, username, agent: parent, at, before, after: rates })
}

/** Returns the lower of two rates for each kind of game. */
export const lowestRates = (one: Rates, other: Rates): Rates =>
  Object.fromEntries(
    RATE_GROUPS.map((group) => [group, Math.min(one[group], other[group])]),
  ) as Rates
