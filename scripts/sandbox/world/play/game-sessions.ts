import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { rowsOf, addRow } from '../../db/rows.ts'
import { gameSessions } from '../../db/play-tables.ts'
import { sessions } from '../../db/tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { findAccount } from '../identity/accounts.ts'
import { idOf } from '../money/ledger.ts'
import { keepAlive } from '../identity/sessions.ts'
import type { LaunchHolder } from '../tickets.ts'
import { fillPlayMoney, gameWalletOf } from '../money/wallets.ts'

export type GameSessionRow = typeof gameSessions.$inferSelect

/** Starts a game session for the player of a used launch ticket. */
export function addGameSession(
  db: Db,
  { launch, sessionId }: LaunchHolder,
  merchant: Merchant,
  now: Date,
): GameSessionRow {
  refuseEndedSession(db, { sessionId })
  const player = findAccount(db, launch) ?? refuse('unknown_seat/player')
  const at = now.getTime()
  if (launch.trial) fillPlayMoney(db, player, { currency: launch.currency, at })
  const row = {
    id: randomUUID(),
    merchant: launch.merchant,
    sessionId,
    account: idOf(gameWalletOf(merchant, player, launch)),
    launch,
    createdAt: at,
  }
  addRow(db, gameSessions, row)
  return row
}

/** Finds a game session of this vendor. Throws `CallError` 404 `unknown_seat`. */
export function findGameSession(db: Db, id: string, vendor: string): GameSessionRow {
  const row = rowsOf(db, gameSessions, { id }).find()
  if (row?.launch.vendor === vendor) return row
  refuse('unknown_seat')
}

const findSession = (db: Db, { sessionId }: Pick<GameSessionRow, 'sessionId'>) =>
  rowsOf(db, sessions, { id: sessionId }).find()

/** Refuses a bet after the player's session has ended, else keeps the session alive. Throws `CallError` 401. */
export function keepSessionAlive(db: Db, row: GameSessionRow, merchant: Merchant, now: Date): void {
  const session = findSession(db, row)
  const kept = session && keepAlive(db, session, merchant.settings.rules, now)
  if (kept?.endedReason !== null) refuse('session_expired/seamless')
}

/** Refuses a call that is not a bet after the player's session has ended. Throws `CallError` 401. */
export function refuseEndedSession(db: Db, row: Pick<GameSessionRow, 'sessionId'>): void {
  if (findSession(db, row)?.endedReason !== null) refuse('session_expired/seamless')
}
