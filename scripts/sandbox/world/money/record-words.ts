import type * as v from 'valibot'
import type { GameType } from '#parts/games/schema.ts'
import type { BetSchema, BetState, MovementKind, MovementType } from '#parts/records/schema.ts'
import movements from '../../content/movements.json' with { type: 'json' }
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import type { BetRow } from '../../db/play-tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { games, vendors } from '../../db/tables.ts'
import type { CallContext } from '../../http/serve.ts'
import { writeTime } from '../days.ts'
import { netOf, validBetOf } from '../play/bet-book.ts'
import { writeSums } from '../sums.ts'
import { writeUnits } from './money.ts'
import type { BetFilter, EntryRow, sumBets } from './records.ts'

/* Writes bets and movements of money as players read their own, and agents those of a team. */

const BET_STATES: Record<BetRow['state'], BetState> = {
  open: 'OPEN',
  settled: 'SETTLED',
  rolledBack: 'VOIDED',
}
const ROW_STATES: Record<BetState, BetRow['state']> = {
  OPEN: 'open',
  SETTLED: 'settled',
  VOIDED: 'rolledBack',
}

/** What players read of each reason, and what they find it under. */
export const MOVEMENTS = movements as Record<
  MoneyReason,
  { type: MovementType; kind: MovementKind }
>
const REASONS = Object.keys(MOVEMENTS) as MoneyReason[]
export const reasonsOf = (kind: MovementKind) =>
  REASONS.filter((reason) => MOVEMENTS[reason].kind === kind)

/** Reads the filter of bets from a query of records. */
export const betFilterOf = (query: {
  gameType?: GameType | undefined
  vassalage?: string | undefined
  betState?: BetState | undefined
}): BetFilter => ({
  gameType: query.gameType,
  vendor: query.vassalage,
  state: query.betState && ROW_STATES[query.betState],
})

/** Writes the sums of bets as records show them. */
export function writeBetSums(sums: ReturnType<typeof sumBets>, currency: string) {
  const { count, stake, validBet, win, settledStake } = sums
  return { count, ...writeSums({ stake, validBet, win, net: win - settledStake }, currency) }
}

/** Writes the sums of movements as records show them. */
export function writeMovementSums(
  { count, received, paid }: Record<'count' | 'received' | 'paid', number>,
  currency: string,
) {
  return { count, ...writeSums({ received, paid, net: received - paid }, currency) }
}

/** Writes a movement of money as records show it. */
export const writeMovement = (entry: EntryRow, currency: string) => ({
  transId: String(entry.row),
  transType: MOVEMENTS[entry.reason].type,
  amount: writeUnits(entry.amount, currency),
  balanceAfter: writeUnits(entry.balanceAfter, currency),
  referenceNo: entry.reference,
  transTime: writeTime(entry.at),
})

/** Returns a function that writes bets as records show them, also for a whole team. */
export function betWriter(
  context: Pick<CallContext, 'db' | 'merchant'>,
  rows: readonly Pick<BetRow, 'nodeId'>[],
  language: CallContext['language'],
) {
  const nameOf = namesOf(context, rows, language)
  const write = (units: number) => writeUnits(units, context.merchant.brand.currency)
  return (bet: Omit<BetRow, 'merchant' | 'seatId' | 'trial'>): v.InferInput<typeof BetSchema> => ({
    betNo: bet.transactionId,
    roundNo: bet.roundId,
    ...(bet.nodeId !== null && { nodeId: bet.nodeId, nodeName: nameOf.game(bet.nodeId) }),
    gameType: bet.gameType,
    vassalage: bet.vendor,
    vassalageName: nameOf.vendor(bet.vendor),
    betState: BET_STATES[bet.state],
    betAmount: write(bet.amount),
    validBet: write(validBetOf(bet)),
    winAmount: write(bet.win),
    netAmount: write(netOf(bet)),
    betTime: writeTime(bet.at),
    ...(bet.closedAt !== null && { settleTime: writeTime(bet.closedAt) }),
  })
}

/** Reads the names of games and vendors, for some bets or for all. */
export function namesOf(
  { db }: Pick<CallContext, 'db'>,
  rows: readonly Pick<BetRow, 'nodeId'>[] | 'all',
  language: CallContext['language'],
) {
  const nodeIds = rows === 'all' ? [] : [...new Set(rows.flatMap(({ nodeId }) => nodeId ?? []))]
  const found = rowsOf(db, games, { nodeId: rows === 'all' ? undefined : nodeIds }).list()
  const names = new Map(found.map((game) => [game.nodeId, game.names[language]]))
  const sellers = new Map(
    rowsOf(db, vendors)
      .list()
      .map(({ code, name }) => [code, name]),
  )
  return {
    game: (nodeId: string) => names.get(nodeId) ?? nodeId,
    vendor: (code: string) => sellers.get(code) ?? code,
  }
}
