import { RATE_GROUPS, type RateBounds, type RateGroup, type Rates } from '#features/agent/schema.ts'
import { desc, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { rateChanges } from '../../db/rate-tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Downline } from './team.ts'
import { findNode, type Person } from './tree.ts'

/** Number of changes that an agent sees. */
const SHOWN = 50

/**
 * Returns the limits for the rates of a direct downline: at most the agent's own, at least those
 * that the downline gives to others (docs/product.md §12.2).
 */
export function readRateBounds(db: Db, agent: Person, { account, node }: Downline): RateBounds {
  const own = findNode(db, agent)?.rates ?? node.rates
  const most = (group: RateGroup) =>
    sql<number>`coalesce(max(json_extract(${teamNodes.rates}, ${`$.${group}`})), 0)`
  const given = db
    .select(
      Object.fromEntries(RATE_GROUPS.map((group) => [group, most(group)])) as Record<
        RateGroup,
        ReturnType<typeof most>
      >,
    )
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
