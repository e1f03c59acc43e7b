import { and, eq, sql } from '../db/drizzle.ts'
import { promotionSpending } from '../db/promotion-tables.ts'
import { CallError } from '../http/call-error.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from './money.ts'
import type { Scope } from './promotion-progress.ts'

interface Most {
  grants?: number | undefined
  units?: number | undefined
}

/** Counts one more, if there is still one: a single statement, so that no two take the last. */
function takeOne(
  { db, merchant }: Scope,
  key: { campaign: string; round: string; username: string },
  units: number,
  most: Most,
): boolean {
  const row = { merchant, ...key }
  db.insert(promotionSpending)
    .values({ ...row, grants: 0, units: 0 })
    .onConflictDoNothing()
    .run()
  const { changes } = db
    .update(promotionSpending)
    .set({
      grants: sql`${promotionSpending.grants} + 1`,
      units: sql`${promotionSpending.units} + ${units}`,
    })
    .where(
      and(
        eq(promotionSpending.merchant, merchant),
        eq(promotionSpending.campaign, key.campaign),
        eq(promotionSpending.round, key.round),
        eq(promotionSpending.username, key.username),
        most.grants === undefined ? undefined : sql`${promotionSpending.grants} < ${most.grants}`,
        most.units === undefined
          ? undefined
          : sql`${promotionSpending.units} + ${units} <= ${most.units}`,
      ),
    )
    .run()
  return changes === 1
}

/** Takes one of a round's places and of its budget, and one of the player's share; false if one lacks. */
export function mayTake(
  scope: Scope,
  { campaign, round }: Pick<Edition, 'campaign' | 'round'>,
  username: string,
  units: number,
): boolean {
  const { grants, baht, player } = campaign.limits ?? {}
  const most = {
    grants,
    units: baht === undefined ? undefined : scaleUnits(baht, scope.currency),
  }
  return (
    takeOne(scope, { campaign: campaign.id, round, username: '' }, units, most) &&
    takeOne(scope, { campaign: campaign.id, round: '', username }, units, { grants: player })
  )
}

/** The same for what is undone as a whole if it is refused. Throws `CallError` 409 `promotion_sold_out`. */
export function take(
  scope: Scope,
  edition: Pick<Edition, 'campaign' | 'round'>,
  username: string,
  units: number,
): void {
  if (mayTake(scope, edition, username, units)) return
  throw new CallError(409, 'promotion_sold_out', 'Nothing is left of this promotion.')
}
