import { and, gt, isNull, sql } from '../../db/drizzle.ts'
import type { TransferReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { matches, addRow, rowsOf } from '../../db/rows.ts'
import { holds } from '../../db/withdrawal-tables.ts'
import { refuse } from '../../http/call-error.ts'
import { pairOf, holdOf, type LedgerAccount, mainWalletOf, transfer } from './ledger.ts'

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

interface Capture extends Hold {
  amount: number
  to: LedgerAccount
  reason: TransferReason
  reference: string
  at: number
}

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
    .where(and(isThis({ merchant, id }), gt(holds.remaining, amount - 1), isNull(holds.resolvedAt)))
    .returning({ username: holds.username })
    .get()
  if (!taken) refuse('hold_resolved')
  const entries = pairOf(holdOf(merchant, taken.username), to, amount)
  return transfer(db, { reason, reference, at, entries })
}

/**
 * Returns the rest of the reserved money to the main wallet; the result is its amount. Throws
 * `CallError` 409 `hold_resolved` if nothing is left.
 */
export function releaseHold(db: Db, { merchant, id, at }: Hold & { at: number }): number {
  const row = rowsOf(db, holds, isThis({ merchant, id })).find()
  const changes = rowsOf(db, holds, { resolvedAt: null }, isThis({ merchant, id })).change({
    remaining: 0,
    resolvedAt: at,
  })
  if (!row || changes !== 1) refuse('hold_resolved')
  transfer(db, {
    reason: 'holdRelease',
    reference: id,
    at,
    entries: pairOf(
      holdOf(merchant, row.username),
      mainWalletOf(merchant, row.username),
      row.remaining,
    ),
  })
  return row.remaining
}

/**
 * Sums the money that is reserved for a player's open withdrawals; redemptions reserve money
 * separately.
 */
export const sumHeld = (
  db: Db,
  { merchant, username }: { merchant: string; username: string },
): number => rowsOf(db, holds, { merchant, username }).sum(holds.remaining)

const isThis = ({ merchant, id }: Hold) => matches(holds, { merchant, id })
