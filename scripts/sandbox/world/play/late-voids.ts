import { and, desc, gt } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { findRow, matches } from '../../db/rows.ts'
import { type BetRow, bets, gameSessions } from '../../db/play-tables.ts'
import { accounts } from '../../db/tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { CallError } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { idOf } from '../money/ledger.ts'
import { rollBackBet } from './seamless.ts'
import type { GameSessionRow } from './game-sessions.ts'
import { gameWalletOf } from '../money/wallets.ts'

/** Lists settled bets of members in teams, the latest first. */
export const listSettledBets = (db: Db, merchant: string, limit: number): BetRow[] =>
  db
    .select({ bet: bets })
    .from(bets)
    .innerJoin(teamNodes, matches(teamNodes, { merchant: bets.merchant, username: bets.username }))
    .where(and(matches(bets, { merchant, state: 'settled' }), gt(bets.closedAt, 0)))
    .orderBy(desc(bets.closedAt))
    .limit(limit)
    .all()
    .map(({ bet }) => bet)

/**
 * Voids a settled bet for its vendor, however long ago it was settled. Throws `CallError` 404
 * `bet_unknown`, or 409 for a bet that is not settled.
 */
export function voidLate(
  db: Db,
  merchant: Merchant,
  { vendor, transactionId }: Pick<BetRow, 'vendor' | 'transactionId'>,
  now: Date,
): BetRow {
  return db.transaction(() => {
    const bet = findRow(db, bets, { merchant: merchant.code, vendor, transactionId })
    if (!bet) throw new CallError(404, 'bet_unknown', 'There is no such bet.')
    if (bet.state !== 'settled')
      throw new CallError(409, 'bet_open', 'Only settled bets are voided.')
    const { roundId, amount } = bet
    const gameSession = findGameSessionOf(db, merchant, bet)
    rollBackBet({ db, merchant, now, gameSession, transactionId, roundId, amount })
    return bet
  })
}

/**
 * Finds the game session of a bet; bets of the seeded history have none, so one is created for
 * them.
 */
function findGameSessionOf(db: Db, merchant: Merchant, bet: BetRow): GameSessionRow {
  const known = findRow(db, gameSessions, { id: bet.seatId })
  if (known) return known
  const { username, vendor, gameType, trial, nodeId, seatId } = bet
  const isPlayer = matches(accounts, { merchant: merchant.code, username })
  const player = db.select().from(accounts).where(isPlayer).get()
  if (!player) throw new CallError(404, 'unknown_seat', 'The player is gone.')
  const launch = {
    merchant: merchant.code,
    username,
    ip: '',
    trial,
    currency: merchant.brand.currency,
    language: merchant.brand.defaultLanguage,
    vendor,
    gameType,
    ...(nodeId !== null && { nodeId }),
    gameName: '',
    device: 'desktop' as const,
    backUrl: '',
  }
  return {
    id: seatId,
    merchant: merchant.code,
    sessionId: '',
    account: idOf(gameWalletOf(merchant, player, launch)),
    launch,
    createdAt: bet.at,
  }
}
