import movements from '../../content/movements.json' with { type: 'json' }
import type { BetRow } from '../../db/play-tables.ts'
import type * as v from 'valibot'
import * as api from '#features/member/records/api.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { BetSchema, BetState, MovementKind, MovementType } from '#parts/records/schema.ts'
import { countDays, type Days, listDays, MOST_DAYS } from '#lib/periods.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import { games, vendors } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { CallError } from '../../http/call-error.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, serve, type CallContext } from '../../http/serve.ts'
import { netOf, validBetOf } from '../../world/play/bet-book.ts'
import { writeUnits, writeAmounts } from '../../world/money/money.ts'
import { hasCategoryOf } from '../../world/offered.ts'
import {
  type BetFilter,
  type EntryRow,
  listBetDays,
  listBetRows,
  listEntryDays,
  listEntryRows,
  sumBets,
} from '../../world/money/records.ts'
import { writeTime } from '../../world/days.ts'

const BET_STATES: Record<BetRow['state'], BetState> = {
  open: 'OPEN',
  settled: 'SETTLED',
  rolledBack: 'VOIDED',
}
const ROW_STATES = Object.fromEntries(
  Object.entries(BET_STATES).map(([stored, sent]) => [sent, stored]),
) as Record<BetState, BetRow['state']>

/** What players read of each reason, and what they find it under. */
export const MOVEMENTS = movements as Record<
  MoneyReason,
  { type: MovementType; kind: MovementKind }
>
const REASONS = Object.keys(MOVEMENTS) as MoneyReason[]
export const reasonsOf = (kind: MovementKind) =>
  REASONS.filter((reason) => MOVEMENTS[reason].kind === kind)

const PROFITS = [
  'deposit',
  'withdrawal',
  'bonus',
  'betAmount',
  'validBet',
  'winAmount',
  'netAmount',
] as const

/** Sums these numbers of rows, each under its name. */
const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as Record<Name, number>

interface Asked {
  startDate: string
  endDate: string
  pageSize: number
  cursor?: string | undefined
}

export function readDays({
  startDate: from,
  endDate: to,
}: Pick<Asked, 'startDate' | 'endDate'>): Days {
  const days = { from, to }
  if (from <= to && countDays(days) <= MOST_DAYS) return days
  throw new CallError(400, 'invalid_request', `A period has 1 to ${MOST_DAYS} days.`)
}

/** Reads which days and which page of them a query of records asks for. */
export const readPage = (asked: Asked) => ({
  days: readDays(asked),
  after: readCursor(asked.cursor),
  size: asked.pageSize,
})

export const calls = [
  serve(api.listGameMenus, ({ db, merchant }) => {
    const rows = rowsOf(db, vendors).list({ order: [vendors.position] })
    return {
      list: [...new Set(rows.map(({ type }) => type))]
        .filter(hasCategoryOf(merchant.brand))
        .map((gameType) => ({ gameType })),
    }
  }),

  serve(api.listVendorTypes, ({ db, merchant }) => ({
    list: db
      .select({ vassalage: vendors.code, displayName: vendors.name, gameType: vendors.type })
      .from(vendors)
      .orderBy(vendors.position)
      .all()
      .filter(({ gameType }) => hasCategoryOf(merchant.brand)(gameType)),
  })),

  serve(api.listBets, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const filter = betFilterOf(query)
    const page = readPage(query)
    const sums = sumBets(db, player, filter, page.days)
    // Skipped if there are none: for a category that a vendor does not have, all of its rows would
    // be searched.
    const rows = sums.count === 0 ? [] : listBetRows(db, player, filter, page)
    return {
      list: rows.map(betWriter(context, rows, query.language)),
      ...nextOf(rows, query),
      sums: writeBetSums(sums, currency),
      currency,
    }
  }),

  serve(api.listMovements, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const reasons = query.transKind && reasonsOf(query.transKind)
    const page = readPage(query)
    const rows = listEntryRows(db, player, reasons, page)
    const days = listEntryDays(db, player, reasons, page.days)
    return {
      list: rows.map((entry) => writeMovement(entry, currency)),
      ...nextOf(rows, query),
      sums: writeMovementSums(sumOf(days, 'count', 'received', 'paid'), currency),
      currency,
    }
  }),

  serve(api.getProfit, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const days = readDays(query)
    const played = new Map(listBetDays(db, player, days).map((each) => [each.day, each]))
    const moved = Map.groupBy(listEntryDays(db, player, undefined, days), ({ day }) => day)
    const rows = listDays(days).map((day) => {
      const { stake, validBet, win } = played.get(day) ?? { stake: 0, validBet: 0, win: 0 }
      const of = (kind: MovementKind) =>
        (moved.get(day) ?? [])
          .filter(({ reason }) => MOVEMENTS[reason].kind === kind)
          .reduce((sum, { received, paid }) => sum + received - paid, 0)
      const bonus = of('BONUS')
      return {
        day,
        deposit: of('DEPOSIT'),
        withdrawal: -of('WITHDRAWAL'),
        bonus,
        betAmount: stake,
        validBet,
        winAmount: win,
        netAmount: win + bonus - stake,
      }
    })
    return {
      days: rows.map((row) => ({ day: row.day, ...writeAmounts(row, currency, ...PROFITS) })),
      totals: writeAmounts(sumOf(rows, ...PROFITS), currency, ...PROFITS),
      currency,
    }
  }),
]

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
  const units = { stake, validBet, win, net: win - settledStake }
  return { count, ...writeAmounts(units, currency, 'stake', 'validBet', 'win', 'net') }
}

/** Writes the sums of movements as records show them. */
export function writeMovementSums(
  { count, received, paid }: Record<'count' | 'received' | 'paid', number>,
  currency: string,
) {
  const units = { received, paid, net: received - paid }
  return { count, ...writeAmounts(units, currency, 'received', 'paid', 'net') }
}

/** Writes a movement of money as records show it. */
export const writeMovement = (entry: EntryRow, currency: string) => ({
  transId: String(entry.row),
  transType: MOVEMENTS[entry.reason].type,
  ...writeAmounts(entry, currency, 'amount', 'balanceAfter'),
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
