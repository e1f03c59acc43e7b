import { and, gt, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, addRow, rowsOf } from '../../db/rows.ts'
import { holds } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import {
  pairOf,
  holdOf,
  type LedgerAccount,
  mainWalletOf,
  transfer,
  type Transfer,
} from './ledger.ts'
import type { Person } from '../team/tree.ts'
import { closeIfBroke } from './turnover.ts'

interface Hold {
  merchant: string
  /** Id of the withdrawal or other case for which the money is reserved. */
  id: string
}

/** Reserves money of the main wallet. Throws `CallError` 402 `insufficient_balance`. */
export function openHold(
  db: Db,
  { merchant, id, username, amount, at }: Hold & { username: string; amount: number; at: number },
): void {
  transfer(db, {
    reason: 'hold',
    reference: id,
    at,
    entries: pairOf(mainWalletOf(merchant, username), holdOf(merchant, username), amount),
  })
  addRow(db, holds, { merchant, id, username, amount, remaining: amount, openedAt: at })
}

type Capture = Hold & Omit<Transfer, 'entries' | 'reverses'> & { amount: number; to: LedgerAccount }

/**
 * Pays a part of the reserved money, and returns the transfer's id. Throws `CallError` 409
 * `hold_resolved` if less is left.
 */
export function captureHold(
  db: Db,
  { merchant, id, amount, to, reason, reference, at }: Capture,
): number {
  const taken = db
    .update(holds)
    .set({
      remaining: sql`${holds.remaining} - ${amount}`,
      resolvedAt: sql`CASE WHEN ${holds.remaining} = ${amount} THEN ${at} END`,
    })
    .where(and(matches(holds, { merchant, id, resolvedAt: null }), gt(holds.remaining, amount - 1)))
    .returning({ username: holds.username })
    .get()
  if (!taken) refuse('hold_resolved')
  const entries = pairOf(holdOf(merchant, taken.username), to, amount)
  const transferId = transfer(db, { reason, reference, at, entries })
  closeIfBroke(db, { merchant, username: taken.username }, at)
  return transferId
}

/**
 * Returns the rest of the reserved money to the main wallet; the result is its amount. Throws
 * `CallError` 409 `hold_resolved` if nothing is left.
 */
export function releaseHold(db: Db, { merchant, id, at }: Hold & { at: number }): number {
  const own = rowsOf(db, holds, { merchant, id, resolvedAt: null })
  const row = own.find()
  if (!row || own.change({ remaining: 0, resolvedAt: at }) !== 1) refuse('hold_resolved')
  const { username, remaining } = row
  const entries = pairOf(holdOf(merchant, username), mainWalletOf(merchant, username), remaining)
  transfer(db, { reason: 'holdRelease', reference: id, at, entries })
  return remaining
}

/**
 * Sums the money that is reserved for a player's open withdrawals; redemptions reserve money
 * separately.
 */
export const sumHeld = (db: Db, { merchant, username }: Person): number =>
  rowsOf(db, holds, { merchant, username }).sum(holds.remaining)
