import { sql, TransactionRollbackError } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { addMissing, rowsOf } from '../../db/rows.ts'
import { promotionSpending } from '../../db/promotion-tables.ts'
import type { Edition } from './campaign-editions.ts'
import { scaleUnits } from '../money/money.ts'
import type { Scope } from './tournament.ts'

/**
 * Counts one reward if the limit allows it, in a single statement, so that parallel claims cannot
 * both get the last one.
 */
function spendOne(
  { db, merchant }: Scope,
  key: { campaign: string; round: string; username: string },
  units: number,
  { mostGrants = Infinity, mostUnits = Infinity }: { mostGrants?: number; mostUnits?: number },
): boolean {
  const row = { merchant, ...key }
  addMissing(db, promotionSpending, { ...row, grants: 0, units: 0 })
  const grants = sql`${promotionSpending.grants} + 1`
  const spent = sql`${promotionSpending.units} + ${units}`
  const isWithin = sql`${grants} <= ${mostGrants} AND ${spent} <= ${mostUnits}`
  return rowsOf(db, promotionSpending, row, isWithin).change({ grants, units: spent }) === 1
}

/** Runs work in a transaction and undoes all of it if the work returns false. */
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
 * Counts a reward against the limits of the round, its budget and the player.
 *
 * @returns false if one of them is exhausted; then nothing is counted
 */
export function trySpendLimit(
  scope: Scope,
  { campaign, round }: Pick<Edition, 'campaign' | 'round'>,
  username: string,
  units: number,
): boolean {
  const { grants = Infinity, baht, player = Infinity } = campaign.limits ?? {}
  const mostUnits = baht === undefined ? Infinity : scaleUnits(baht, scope.currency)
  return allOrNothing(scope.db, (db) => {
    const own = { ...scope, db }
    return (
      spendOne(own, { campaign: campaign.id, round, username: '' }, units, {
        mostGrants: grants,
        mostUnits,
      }) &&
      spendOne(own, { campaign: campaign.id, round: '', username }, units, { mostGrants: player })
    )
  })
}
