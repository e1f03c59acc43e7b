import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { findRow } from '../../db/rows.ts'
import { seats } from '../../db/play-tables.ts'
import { accounts, sessions } from '../../db/tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { idOf } from '../money/ledger.ts'
import { keepAlive } from '../identity/sessions.ts'
import type { LaunchHolder } from '../tickets.ts'
import { fillPlayMoney, gameWalletOf } from '../money/wallets.ts'

export type SeatRow = typeof seats.$inferSelect

/** Seats the player of a used launch ticket. */
export function addSeat(
  db: Db,
  { seat, sessionId }: LaunchHolder,
  merchant: Merchant,
  now: Date,
): SeatRow {
  refuseEndedSession(db, { sessionId })
  const player = findRow(db, accounts, { merchant: seat.merchant, username: seat.username })
  if (!player) throw new CallError(404, 'unknown_seat', 'The player is gone.')
  const at = now.getTime()
  if (seat.trial) fillPlayMoney(db, player, { currency: seat.currency, at })
  const row = {
    id: randomUUID(),
    merchant: seat.merchant,
    sessionId,
    account: idOf(gameWalletOf(merchant, player, seat)),
    seat,
    createdAt: at,
  }
  db.insert(seats).values(row).run()
  return row
}

/** The seat, if it is at this vendor. Throws `CallError` 404 `unknown_seat`. */
export function findSeat(db: Db, id: string, vendor: string): SeatRow {
  const row = findRow(db, seats, { id })
  if (row?.seat.vendor === vendor) return row
  throw new CallError(404, 'unknown_seat', 'There is no such seat at this vendor.')
}

const findSession = (db: Db, { sessionId }: Pick<SeatRow, 'sessionId'>) =>
  findRow(db, sessions, { id: sessionId })

const playerLeft = () => new CallError(401, 'session_expired', 'The player has left.')

/** Refuses a bet after the player's session has ended, else keeps the session alive. Throws `CallError` 401. */
export function keepSessionAlive(db: Db, row: SeatRow, merchant: Merchant, now: Date): void {
  const session = findSession(db, row)
  const kept = session && keepAlive(db, session, merchant.settings.rules, now)
  if (kept?.endedReason !== null) throw playerLeft()
}

/** Refuses a call that is not a bet after the player's session has ended. Throws `CallError` 401. */
export function refuseEndedSession(db: Db, row: Pick<SeatRow, 'sessionId'>): void {
  if (findSession(db, row)?.endedReason !== null) throw playerLeft()
}
