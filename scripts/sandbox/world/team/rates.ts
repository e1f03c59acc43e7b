import { RATE_GROUPS, type RateBounds, type Rates } from '#features/agent/schema.ts'
import type { ComingRates } from '#features/agent/team/schema.ts'
import { desc, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rateChanges } from '../../db/rate-tables.ts'
import { statement } from '../../db/prepared-statements.ts'
import { addRow, matches, rowsOf } from '../../db/rows.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { dayAt, zoneOf, boundsOfDay, addDays } from '../days.ts'
import { mapRecord } from '../sums.ts'
import { findNode, type Person, type TeamNode } from './tree.ts'

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
  mapRecord(one, (rate, group) => Math.min(rate, other[group]))

/** A direct downline of the agent who gives the rates. */
interface Downline {
  account: Person
  node: TeamNode
}

/** Number of changes that an agent sees. */
const SHOWN = 50

/**
 * Returns the limits for the rates of a direct downline: at most the agent's own, at least those
 * that the downline gives to others (docs/product.md §12.2).
 */
export function readRateBounds(db: Db, agent: Person, { account, node }: Downline): RateBounds {
  const own = findNode(db, agent)?.rates ?? node.rates
  const most = mapRecord(
    own,
    (_, group) => sql<number>`coalesce(max(json_extract(${teamNodes.rates}, ${`$.${group}`})), 0)`,
  )
  const given = db
    .select(most)
    .from(teamNodes)
    .where(matches(teamNodes, { merchant: account.merchant, parent: account.username }))
    .get() as Rates
  return { min: given, max: own }
}

/** Changes a downline's rates. Throws `CallError` 422 `rates_out_of_bounds` with the limits. */
export function changeRates(
  db: Db,
  agent: Person,
  downline: Downline,
  { rates, at }: { rates: Rates; at: number },
): void {
  const { account, node } = downline
  const bounds = readRateBounds(db, agent, downline)
  const isWithin = RATE_GROUPS.every(
    (group) => rates[group] >= bounds.min[group] && rates[group] <= bounds.max[group],
  )
  if (!isWithin) refuse('rates_out_of_bounds', bounds)
  if (RATE_GROUPS.every((group) => rates[group] === node.rates[group])) return
  const { merchant, username } = account
  rowsOf(db, teamNodes, { merchant, username }).change({ rates })
  addRow(db, rateChanges, {
    merchant,
    username,
    agent: agent.username,
    at,
    before: node.rates,
    after: rates,
  })
}

/** Lists an agent's changes to a member's rates, the newest first. */
export const listChanges = (db: Db, agent: Person, { account }: Downline) =>
  rowsOf(db, rateChanges, {
    merchant: account.merchant,
    username: account.username,
    agent: agent.username,
  }).list({ order: [desc(rateChanges.at), desc(rateChanges.id)], limit: SHOWN })
