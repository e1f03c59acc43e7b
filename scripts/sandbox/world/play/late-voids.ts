import { and, desc, gt } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import { type BetRow, bets, gameSessions } from '../../db/play-tables.ts'
import { teamNodes } from '../../db/team-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { Merchant } from '../../http/serve.ts'
import { findAccount } from '../identity/accounts.ts'
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
    const bet =
      rowsOf(db, bets, { merchant: merchant.code, vendor, transactionId }).find() ??
      refuse('bet_unknown')
    if (bet.state !== 'settled') refuse('bet_open')
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
  const known = rowsOf(db, gameSessions, { id: bet.seatId }).find()
  if (known) return known
  const { username, vendor, gameType, trial, nodeId, seatId } = bet
  const player =
    findAccount(db, { merchant: merchant.code, username }) ?? refuse('unknown_seat/player')
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
