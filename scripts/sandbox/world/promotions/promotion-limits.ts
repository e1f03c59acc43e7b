import { and, sql, TransactionRollbackError } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { promotionSpending } from '../../db/promotion-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from '../money/money.ts'
import type { Scope } from './promotion-progress.ts'

interface Most {
  grants?: number | undefined
  units?: number | undefined
}

/** Counts one more, if there is still one: a single statement, so that no two take the last. */
function spendOne(
  { db, merchant }: Scope,
  key: { campaign: string; round: string; username: string },
  units: number,
  most: Most,
): boolean {
  const row = { merchant, ...key }
  addMissing(db, promotionSpending, { ...row, grants: 0, units: 0 })
  const changes = rowsOf(
    db,
    promotionSpending,
    { merchant, campaign: key.campaign, round: key.round, username: key.username },
    and(
      most.grants === undefined ? undefined : sql`${promotionSpending.grants} < ${most.grants}`,
      most.units === undefined
        ? undefined
        : sql`${promotionSpending.units} + ${units} <= ${most.units}`,
    ),
  ).change({
    grants: sql`${promotionSpending.grants} + 1`,
    units: sql`${promotionSpending.units} + ${units}`,
  })
  return changes === 1
}

/** Does all of a work or, if it comes to false, nothing of it. */
export function allOrNothing(db: Db, work: (db: Db) => boolean): boolean {
  try {
    db.transaction((tx) => {
      if (!work(db)) tx.rollback()
    })
    return true
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    throw error
  }
}

/**
 * Spends one of a round's places and of its budget, and one of the player's share.
 *
 * @returns false if one lacks, and then nothing is spent
 */
export function trySpendLimit(
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
  return allOrNothing(scope.db, (db) => {
    const own = { ...scope, db }
    return (
      spendOne(own, { campaign: campaign.id, round, username: '' }, units, most) &&
      spendOne(own, { campaign: campaign.id, round: '', username }, units, { grants: player })
    )
  })
}

/** Spends it too. Throws `CallError` 409 `promotion_sold_out`. */
export function spendLimit(
  scope: Scope,
  edition: Pick<Edition, 'campaign' | 'round'>,
  username: string,
  units: number,
): void {
  if (trySpendLimit(scope, edition, username, units)) return
  refuse('promotion_sold_out')
}
