import { RATE_GROUPS, type Rates } from '#features/agent/schema.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { changeRows } from '../../db/rows.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import { endWithUpline } from '../contracts/contracts.ts'
import { dayAt } from '../days.ts'
import { ratesOn } from './day-rates.ts'
import { findNode, isInTeam, levelIn, MAX_DEPTH, type Person } from './tree.ts'

/** Lists the kinds of games for which a member would have a higher rate than the upline. */
export const listHigherRates = (rates: Rates, upline: Rates) =>
  RATE_GROUPS.filter((group) => rates[group] > upline[group])

/**
 * Moves a member with all members below to another upline. Earlier figures stay with the teams that
 * were above at that time (docs/product.md §12.3). Throws `CallError` 404 `member_not_found`, 409
 * `team_cycle`, or 422 `team_too_deep` or `rates_above_upline`.
 */
export function moveNode(db: Db, person: Person, newParent: string, at: number): void {
  const { merchant, username } = person
  const node = findNode(db, person)
  const above = findNode(db, { merchant, username: newParent })
  if (!node || !above) throw new CallError(404, 'member_not_found', 'There is no such member.')
  if (node.parent === newParent) return
  if (username === newParent || levelIn(above.path, username) !== undefined) {
    throw new CallError(409, 'team_cycle', 'Nobody can be below somebody of the own team.')
  }
  const isTeam = isInTeam(node)
  const deepest = db
    .select({ depth: sql<number>`max(${teamNodes.depth})` })
    .from(teamNodes)
    .where(isTeam)
    .get()!.depth
  const deeper = above.depth + 1 - node.depth
  if (deepest + deeper > MAX_DEPTH) {
    throw new CallError(422, 'team_too_deep', 'The team has too many levels.')
  }
  // Today's commission still uses the rates from the beginning of the day.
  const day = dayAt(db, merchant, at)
  const [today = node.rates, aboveToday = above.rates] = [person, above].map((one) =>
    ratesOn(db, one, day),
  )
  const higher = new Set([
    ...listHigherRates(node.rates, above.rates),
    ...listHigherRates(today, aboveToday),
  ])
  if (higher.size > 0) {
    throw new CallError(422, 'rates_above_upline', 'The rates are above the upline’s.', {
      groups: [...higher],
    })
  }
  const path = `${above.path}${username}/`
  db.transaction(() => {
    // These contracts were agreed with the former upline, so they end.
    endWithUpline(db, person, at)
    changeRows(db, teamNodes, { merchant, username }, { parent: newParent })
    db.update(teamNodes)
      .set({
        path: sql`${path} || substr(${teamNodes.path}, ${node.path.length + 1})`,
        depth: sql`${teamNodes.depth} + ${deeper}`,
      })
      .where(isTeam)
      .run()
  })
}
