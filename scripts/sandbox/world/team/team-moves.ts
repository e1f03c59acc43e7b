import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { statement } from '../../db/prepared-statements.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { endWithUpline } from '../contracts/contracts.ts'
import { dayAt } from '../days.ts'
import { findAccount } from '../identity/accounts.ts'
import { ratesOn } from './rates.ts'
import { isAgent } from './team.ts'
import { findNode, isInTeam, levelIn, MAX_DEPTH, type Person, rangeOf } from './tree.ts'

/** Lists the kinds of games for which a member would have a higher rate than the upline. */
export const listHigherRates = (rates: Rates, upline: Rates) =>
  RATE_GROUPS.filter((group) => rates[group] > upline[group])

/** Two moves at the same moment leave the position from before the first. */
const keepPlaces = statement(`INSERT OR IGNORE INTO past_places (merchant, username, path, until)
  SELECT merchant, username, path, @until FROM team_nodes
  WHERE merchant = @merchant AND path >= @first AND path < @end`)

/**
 * Tells whether a member may move to another upline, and returns where both are. Throws `CallError`
 * 404 `member_not_found`, 409 `team_cycle`, or 422 `upline_not_agent`, `team_too_deep` or
 * `rates_above_upline`.
 */
export function checkMove(db: Db, person: Person, newParent: string, at: number) {
  const { merchant, username } = person
  const node = findNode(db, person)
  const above = findNode(db, { merchant, username: newParent })
  if (!node || !above) refuse('member_not_found/anyTeam')
  const upline = findAccount(db, above)
  if (!upline || !isAgent(upline)) refuse('upline_not_agent')
  if (username === newParent || levelIn(above.path, username) !== undefined) refuse('team_cycle')
  const isTeam = isInTeam(node)
  const deepest = db
    .select({ depth: sql<number>`max(${teamNodes.depth})` })
    .from(teamNodes)
    .where(isTeam)
    .get()!.depth
  const deeper = above.depth + 1 - node.depth
  if (deepest + deeper > MAX_DEPTH) refuse('team_too_deep')
  // The day under way earns by the rates that stood when it began.
  const day = dayAt(db, merchant, at)
  const [today = node.rates, aboveToday = above.rates] = [person, above].map((one) =>
    ratesOn(db, one, day),
  )
  const higher = new Set([
    ...listHigherRates(node.rates, above.rates),
    ...listHigherRates(today, aboveToday),
  ])
  if (higher.size > 0) refuse('rates_above_upline', { groups: [...higher] })
  return { node, above, deeper }
}

/**
 * Moves a member with all members below to another upline at once. Earlier figures stay with the
 * teams that were above at that time (docs/product.md §12.3). Throws like `checkMove`.
 */
export function moveNode(db: Db, person: Person, newParent: string, at: number): void {
  const { merchant, username } = person
  if (findNode(db, person)?.parent === newParent) return
  const { node, above, deeper } = checkMove(db, person, newParent, at)
  const isTeam = isInTeam(node)
  const path = `${above.path}${username}/`
  db.transaction(() => {
    // These contracts were agreed with the former upline, so they end.
    endWithUpline(db, person, at)
    keepPlaces(db).run({ ...rangeOf(node), until: at })
    rowsOf(db, teamNodes, { merchant, username }).change({ parent: newParent })
    rowsOf(db, teamNodes, isTeam).change({
      path: sql`${path} || substr(${teamNodes.path}, ${node.path.length + 1})`,
      depth: sql`${teamNodes.depth} + ${deeper}`,
    })
  })
}
