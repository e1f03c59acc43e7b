import type { MovementKind } from '#parts/records/schema.ts'
import { openDatabase, type Db } from '../sandbox/db/open.ts'
import type { BetRow } from '../sandbox/world/play/bet-book.ts'
import { dayAt } from '../sandbox/world/days.ts'
import { MOVEMENTS, reasonsOf } from '../sandbox/routes/member/records.ts'
import {
  type BetFilter,
  listBetRows,
  listEntryDays,
  listEntryRows,
  sumBets,
} from '../sandbox/world/money/records.ts'
import { median } from './statistics.ts'

const WEEK = 7 * 24 * 60 * 60_000
const PAGE = 50
const TRIES = 9

interface Player {
  merchant: string
  username: string
}

/** Repeats a player's bets and entries within the last week, which the pages show at first. */
export function multiplyRecords(file: string, { merchant, username }: Player, records: number) {
  const db = openDatabase(file)
  const { $client: client } = db
  const given = { merchant, username, account: `main:${username}`, now: Date.now(), week: WEEK }
  const copy = 'copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < @copies)'
  const ofBets = `FROM bets WHERE merchant = @merchant AND username = @username AND trial = 0`
  const ofEntries = `FROM ledger_entries
    WHERE merchant = @merchant AND account = @account AND reason <> 'opening'`
  const at = '@now - (n * 7919 + row_number() OVER () * 104729) % @week'
  const copiesOf = (rows: string) =>
    Math.ceil(records / (client.prepare(`SELECT count(*) ${rows}`).pluck().get(given) as number))
  client.exec('BEGIN')
  client
    .prepare(
      `WITH RECURSIVE ${copy}, own AS MATERIALIZED (SELECT * ${ofBets})
       INSERT INTO bets SELECT vendor, transactionId || '-' || n, merchant, username, seatId, nodeId,
         roundId, amount, trial, state, ${at}, gameType, win, closedAt FROM copy CROSS JOIN own`,
    )
    .run({ ...given, copies: copiesOf(ofBets) })
  client
    .prepare(
      `WITH RECURSIVE ${copy}, own AS MATERIALIZED (SELECT * ${ofEntries})
       INSERT INTO ledger_entries SELECT (SELECT min(id) FROM ledger_entries) - row_number() OVER (),
         merchant, transferId, account, amount, balanceAfter, reason, ${at} FROM copy CROSS JOIN own`,
    )
    .run({ ...given, copies: copiesOf(ofEntries) })
  client.exec('COMMIT')
  // Rows that come one by one do not wait in the log to be read.
  client.pragma('wal_checkpoint(TRUNCATE)')
  client.close()
}

/** A way to filter records, with how long the gateway's queries took for one of its pages. */
interface Timed {
  filter: string
  took: number
}

/** The filters of bets and of movements whose pages took longest, in milliseconds. */
export function timeSlowestFilters(file: string, player: Player): { bets: Timed; moves: Timed } {
  const db = openDatabase(file)
  const now = Date.now()
  const day = (at: number) => dayAt(db, player.merchant, at)
  const days = { from: day(now - WEEK), to: day(now) }
  // The first page, and one in the midst.
  const pages = [undefined, { at: now - WEEK / 2, row: 0 }].map((after) => ({
    days,
    after,
    size: PAGE,
  }))
  const kinds = new Set(Object.values(MOVEMENTS).map(({ kind }) => kind))
  const slowest = (timed: readonly Timed[]) =>
    timed.reduce((worst, one) => (one.took > worst.took ? one : worst))
  const result = {
    bets: slowest(
      listBetFilters(db, player).flatMap((filter) =>
        pages.map((page) => ({
          filter: JSON.stringify(filter),
          took: time(() => {
            sumBets(db, player, filter, days)
            listBetRows(db, player, filter, page)
          }),
        })),
      ),
    ),
    moves: slowest(
      [undefined, ...kinds].flatMap((kind: MovementKind | undefined) => {
        const reasons = kind && reasonsOf(kind)
        return pages.map((page) => ({
          filter: kind ?? 'all',
          took: time(() => {
            listEntryDays(db, player, reasons, days)
            listEntryRows(db, player, reasons, page)
          }),
        }))
      }),
    ),
  }
  db.$client.close()
  return result
}

/** Every way to filter the bets that there are. */
function listBetFilters(db: Db, { merchant, username }: Player): BetFilter[] {
  const sold = db.$client
    .prepare('SELECT DISTINCT vendor, gameType FROM bets WHERE merchant = ? AND username = ?')
    .all(merchant, username) as Required<Pick<BetFilter, 'vendor' | 'gameType'>>[]
  const states: (BetRow['state'] | undefined)[] = [undefined, 'open', 'settled', 'rolledBack']
  const whose = [
    {},
    ...[...new Set(sold.map(({ vendor }) => vendor))].map((vendor) => ({ vendor })),
    ...[...new Set(sold.map(({ gameType }) => gameType))].map((gameType) => ({ gameType })),
    ...sold,
  ]
  return whose.flatMap((filter) => states.map((state) => ({ ...filter, ...(state && { state }) })))
}

function time(work: () => void): number {
  return median(
    Array.from({ length: TRIES }, () => {
      const started = performance.now()
      work()
      return performance.now() - started
    }),
  )
}
