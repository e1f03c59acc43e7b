import type { Days } from '#lib/periods.ts'
import type { GameType } from '#parts/games/schema.ts'
import { sql } from '../../db/drizzle.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import type { Db } from '../../db/open.ts'
import { ledgerTransfers } from '../../db/play-tables.ts'
import { statement } from '../../db/statement.ts'
import type { BetRow } from '../play/bet-book.ts'
import {
  type BetFilter,
  type EntryRow,
  listBetRows,
  listEntryDays,
  listEntryRows,
  type PageAsked,
  sumBets,
} from '../money/records.ts'
import { chunksOf, IN_CHUNK, type Scope } from './team-scope.ts'
import { type Cells, firstOf, takePage, walk, type WalkAsked } from './team-walk.ts'

/*
 * What the members of a team bet and moved, by time (docs/product.md §12.8). Of few members
 * who did something, each one's rows come from an index of their own; of many, the rows of all
 * players are walked by time, a slice at a time, and those of others are left out.
 */

/** How many members are read one by one. */
const FEW = 40

export type TeamBetRow = Omit<BetRow, 'merchant' | 'seatId' | 'trial'> & { row: number }
export type TeamBet = Omit<TeamBetRow, 'roundId' | 'closedAt'>
export type TeamEntryRow = EntryRow & { username: string }

/** A page of the bets of a scope's members. */
export async function listTeamBetRows(
  db: Db,
  scope: Scope,
  filter: BetFilter,
  asked: PageAsked,
): Promise<TeamBetRow[]> {
  const few = await findFew(db, scope, findBettors, betsAsked(filter, asked.days))
  if (few) {
    return firstOf(few, asked, (username) =>
      listBetRows(db, { merchant: scope.merchant, username }, filter, asked),
    )
  }
  const slices = walk<TeamBetRow>(db, scope, asked.days, asked, {
    ...betsOf(filter),
    columns: `${BET_COLUMNS}, it.roundId, it.closedAt`,
    read: (cells) => ({
      ...readBet(cells),
      roundId: cells[10] as string,
      closedAt: cells[11] as number | null,
    }),
  })
  return takePage(slices, asked.size)
}

/** All bets of a scope's members, slice by slice, with what a file shows of them. */
export const walkTeamBets = (
  db: Db,
  scope: Scope,
  filter: BetFilter,
  days: Days,
  asked: Pick<WalkAsked, 'ascending'>,
): AsyncGenerator<TeamBet[]> =>
  walk<TeamBet>(db, scope, days, asked, { ...betsOf(filter), columns: BET_COLUMNS, read: readBet })

const BET_COLUMNS = `it.rowid, it.at, it.username, it.vendor, it.transactionId, it.nodeId,
  it.gameType, it.state, it.amount, it.win`

const readBet = (cells: Cells): TeamBet => ({
  row: cells[0] as number,
  at: cells[1] as number,
  username: cells[2] as string,
  vendor: cells[3] as string,
  transactionId: cells[4] as string,
  nodeId: cells[5] as string | null,
  gameType: cells[6] as GameType,
  state: cells[7] as BetRow['state'],
  amount: cells[8] as number,
  win: cells[9] as number,
})

const betsOf = ({ gameType, vendor, state }: BetFilter) => ({
  ...(state && state !== 'settled'
    ? {
        from: 'bets AS it INDEXED BY bets_unsettled_by_time',
        within: `it.trial = 0 AND it.amount > 0 AND it.state <> 'settled' AND it.state = @state`,
        values: { state },
      }
    : {
        from: 'bets AS it INDEXED BY bets_by_time',
        within: 'it.trial = 0 AND it.amount > 0',
      }),
  row: 'it.rowid',
  isAsked: (bet: TeamBet) =>
    (gameType === undefined || bet.gameType === gameType) &&
    (vendor === undefined || bet.vendor === vendor) &&
    (state === undefined || bet.state === state),
})

const PLAY: readonly MoneyReason[] = ['bet', 'settle', 'rollback', 'settleVoid']

/** A page of the movements of the main wallets of a scope's members. */
export async function listTeamEntryRows(
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  asked: PageAsked,
): Promise<TeamEntryRow[]> {
  const few = await findFew(db, scope, findMoved, entriesAsked(reasons, asked.days))
  if (few) {
    return firstOf(few, asked, (username) =>
      listEntryRows(db, { merchant: scope.merchant, username }, reasons, asked).map((entry) => ({
        ...entry,
        username,
      })),
    )
  }
  return takePage(walkTeamEntries(db, scope, reasons, asked.days, asked), asked.size)
}

/** All movements of the main wallets of a scope's members, slice by slice. */
export async function* walkTeamEntries(
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  days: Days,
  page: WalkAsked,
): AsyncGenerator<TeamEntryRow[]> {
  const isMain = `it.account GLOB 'main:*'`
  const isCash = reasons?.every((reason) => !PLAY.includes(reason)) ?? false
  const slices = walk<Omit<TeamEntryRow, 'reference'> & { transfer: number }>(
    db,
    scope,
    days,
    page,
    {
      ...(isCash
        ? {
            from: 'ledger_entries AS it INDEXED BY entries_of_cash_by_time',
            within: `${isMain} AND it.reason NOT IN ('bet', 'settle', 'rollback', 'settleVoid')`,
          }
        : {
            from: 'ledger_entries AS it INDEXED BY entries_of_wallets_by_time',
            within: isMain,
          }),
      row: 'it.id',
      columns: `it.id, it.at, substr(it.account, 6), it.reason, it.amount, it.balanceAfter,
        it.transferId`,
      read: (cells) => ({
        row: cells[0] as number,
        at: cells[1] as number,
        username: cells[2] as string,
        reason: cells[3] as MoneyReason,
        amount: cells[4] as number,
        balanceAfter: cells[5] as number,
        transfer: cells[6] as number,
      }),
      isAsked: ({ reason }) => (reasons ? reasons.includes(reason) : reason !== 'opening'),
    },
  )
  for await (const slice of slices) {
    const asked = JSON.stringify(slice.map(({ transfer }) => transfer))
    const references = new Map(
      db.values<[number, string]>(sql`SELECT cause.id, cause.reference FROM json_each(${asked})
        AS asked CROSS JOIN ${ledgerTransfers} AS cause ON cause.id = asked.value`),
    )
    yield slice.map(({ transfer, ...entry }) => ({
      ...entry,
      reference: references.get(transfer) ?? '',
    }))
  }
}

/** The members of a scope who did something; undefined if they are not few. */
async function findFew(
  db: Db,
  scope: Scope,
  find: ReturnType<typeof statement>,
  asked: object,
): Promise<string[] | undefined> {
  if (scope.to === 0) return [scope.root]
  const found: string[] = []
  for await (const chunk of chunksOf(db, scope)) {
    found.push(
      ...(find(db)
        .pluck()
        .all({ ...scope, ...chunk, ...asked }) as string[]),
    )
    if (found.length > FEW) return undefined
  }
  return found
}

const findWho = (did: string) =>
  statement(`SELECT closure.descendant FROM team_closure AS closure
    WHERE ${IN_CHUNK} AND EXISTS (SELECT 1 FROM ${did}) LIMIT ${FEW + 1}`)

const IS_DAY = 'daily.day BETWEEN @firstDay AND @lastDay'
const IS_BET = `${IS_DAY} AND (@vendor IS NULL OR daily.vendor = @vendor)
  AND (@gameType IS NULL OR daily.gameType = @gameType)
  AND (@state IS NULL OR daily.state = @state)`
const IS_ENTRY = `${IS_DAY} AND CASE WHEN @reasons IS NULL THEN daily.reason <> 'opening'
  ELSE daily.reason IN (SELECT value FROM json_each(@reasons)) END`

const findBettors = findWho(`bet_days AS daily WHERE daily.merchant = closure.merchant
  AND daily.username = closure.descendant AND daily.count > 0 AND ${IS_BET}`)
const findMoved = findWho(`entry_days AS daily WHERE daily.merchant = closure.merchant
  AND daily.account = 'main:' || closure.descendant AND ${IS_ENTRY}`)

const betsAsked = ({ gameType, vendor, state }: BetFilter, { from, to }: Days) => ({
  gameType: gameType ?? null,
  vendor: vendor ?? null,
  state: state ?? null,
  firstDay: from,
  lastDay: to,
})
const entriesAsked = (reasons: readonly MoneyReason[] | undefined, { from, to }: Days) => ({
  reasons: reasons ? JSON.stringify(reasons) : null,
  firstDay: from,
  lastDay: to,
})

const selectSums = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, column]) => `COALESCE(SUM(${column}), 0) AS ${name}`)
    .join(', ')
/** Of what everybody below an agent did, or only the direct downlines. */
const IS_BELOW = `daily.merchant = @merchant AND daily.username = @root
  AND daily.isDirect >= @isDirect`
const below = ({ merchant, root, to }: Scope) => ({ merchant, root, isDirect: Number(to === 1) })

const betsBelow = statement(
  `SELECT ${selectSums({
    count: 'daily.count',
    stake: "CASE WHEN daily.state <> 'rolledBack' THEN daily.stake END",
    settledStake: "CASE WHEN daily.state = 'settled' THEN daily.stake END",
    validBet: "CASE WHEN daily.state = 'settled' THEN daily.validBet END",
    win: "CASE WHEN daily.state = 'settled' THEN daily.win END",
  })} FROM downline_bet_days AS daily WHERE ${IS_BELOW} AND ${IS_BET}`,
)
const entriesBelow = statement(
  `SELECT ${selectSums({
    count: 'daily.count',
    received: 'daily.received',
    paid: 'daily.paid',
  })} FROM downline_entry_days AS daily WHERE ${IS_BELOW} AND ${IS_ENTRY}`,
)

type BetSums = ReturnType<typeof sumBets>

/** Sums of bets in units; voided ones are only counted, and open ones have won nothing yet. */
export function sumTeamBetRows(db: Db, scope: Scope, filter: BetFilter, days: Days): BetSums {
  const { merchant, root: username } = scope
  const own = scope.from === 0 ? [sumBets(db, { merchant, username }, filter, days)] : []
  if (scope.to === 0) return addUp(NO_BETS, ...own)
  const asked = { ...below(scope), ...betsAsked(filter, days) }
  return addUp(betsBelow(db).get(asked) as BetSums, ...own)
}

/** Sums of movements in units. */
export function sumTeamEntryRows(
  db: Db,
  scope: Scope,
  reasons: readonly MoneyReason[] | undefined,
  days: Days,
): EntrySums {
  const { merchant, root: username } = scope
  const own = scope.from === 0 ? listEntryDays(db, { merchant, username }, reasons, days) : []
  if (scope.to === 0) return addUp(NO_ENTRIES, ...own)
  const asked = { ...below(scope), ...entriesAsked(reasons, days) }
  return addUp(entriesBelow(db).get(asked) as EntrySums, ...own)
}

const NO_BETS: BetSums = { count: 0, stake: 0, settledStake: 0, validBet: 0, win: 0 }
const NO_ENTRIES = { count: 0, received: 0, paid: 0 }
type EntrySums = typeof NO_ENTRIES

/** Adds to sums those of others. */
const addUp = <Sums extends Record<string, number>>(
  sums: Sums,
  ...more: readonly NoInfer<Sums>[]
): Sums =>
  Object.fromEntries(
    Object.keys(sums).map((name) => [
      name,
      [sums, ...more].reduce((total, each) => total + (each[name] as number), 0),
    ]),
  ) as Sums
