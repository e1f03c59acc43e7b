import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { findRow } from '../../db/rows.ts'
import { gameSessions } from '../../db/play-tables.ts'
import { accounts, sessions } from '../../db/tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
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
  const player = findRow(db, accounts, { merchant: launch.merchant, username: launch.username })
  if (!player) throw new CallError(404, 'unknown_seat', 'The player is gone.')
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
  db.insert(gameSessions).values(row).run()
  return row
}

/** Finds a game session of this vendor. Throws `CallError` 404 `unknown_seat`. */
export function findGameSession(db: Db, id: string, vendor: string): GameSessionRow {
  const row = findRow(db, gameSessions, { id })
  if (row?.launch.vendor === vendor) return row
  throw new CallError(404, 'unknown_seat', 'There is no such seat at this vendor.')
}

const findSession = (db: Db, { sessionId }: Pick<GameSessionRow, 'sessionId'>) =>
  findRow(db, sessions, { id: sessionId })

const playerLeft = () => new CallError(401, 'session_expired', 'The player has left.')

/** Refuses a bet after the player's session has ended, else keeps the session alive. Throws `CallError` 401. */
export function keepSessionAlive(db: Db, row: GameSessionRow, merchant: Merchant, now: Date): void {
  const session = findSession(db, row)
  const kept = session && keepAlive(db, session, merchant.settings.rules, now)
  if (kept?.endedReason !== null) throw playerLeft()
}

/** Refuses a call that is not a bet after the player's session has ended. Throws `CallError` 401. */
export function refuseEndedSession(db: Db, row: Pick<GameSessionRow, 'sessionId'>): void {
  if (findSession(db, row)?.endedReason !== null) throw playerLeft()
}
