import type { GameType } from '#parts/games/schema.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { PLAYER_KINDS, type AccountKind, type TransferReason } from './ledger-kinds.ts'

/** One game of a player's list; the row's own order tells which came last. */
const listed = () => ({
  ...ofPlayer,
  nodeId: text().notNull(),
})

export const favorites = keyedTable('favorites', ['merchant', 'username', 'nodeId'], listed())

/** Games that a player opened, one row for each game. */
export const recents = keyedTable('recents', ['merchant', 'username', 'nodeId'], listed())

/** SQLite counts further than JavaScript, which rounds what it reads beyond this. */
const isExact = (units: SQLWrapper) =>
  sql`abs(${units}) <= ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`

/** The accounts of the ledger, each with the sum of its entries, in units (`world/money/money.ts`). */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    merchant: text().notNull(),
    /** Kind and owner, such as `main:demomember`. */
    id: text().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    username: text(),
    /** Which vendor, or which method of payment. */
    party: text(),
    balance: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    check('balance_is_exact', isExact(table.balance)),
    check(
      'players_owe_nothing',
      sql`${table.balance} >= 0 OR ${table.kind} NOT IN ${PLAYER_KINDS}`.inlineParams(),
    ),
  ],
)

/** Each movement of money; its entries sum to zero. Rows are never changed: one may reverse another. */
export const ledgerTransfers = sqliteTable(
  'ledger_transfers',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    /** What caused it, such as a vendor's transaction. */
    reference: text().notNull(),
    /** When it counts, by the gateway's clock. */
    at: integer().notNull(),
    /** When the row was written, by the machine's clock. */
    insertedAt: integer().notNull(),
    /** The transfer that this one takes back. */
    reverses: integer(),
  },
  (table) => [
    uniqueIndex('transfers_by_cause').on(table.merchant, table.reason, table.reference),
    uniqueIndex('transfers_reversed_once').on(table.reverses),
    foreignKey({ columns: [table.reverses], foreignColumns: [table.id] }),
  ],
)

export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    transferId: integer()
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text().notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    /** Copies of the transfer's, so that a page of an account's entries needs no join. */
    reason: text().$type<TransferReason>().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('entries_by_transfer').on(table.transferId),
    index('entries_by_account').on(table.merchant, table.account, table.at),
    index('entries_by_reason').on(table.merchant, table.account, table.reason, table.at),
    // Those of a whole team's wallets.
    index('entries_of_wallets_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.account} GLOB 'main:*'`),
    foreignKey({
      columns: [table.merchant, table.account],
      foreignColumns: [ledgerAccounts.merchant, ledgerAccounts.id],
    }),
    check('entry_moves_money', sql`${table.amount} <> 0`),
    check('entry_is_exact', sql`${isExact(table.amount)} AND ${isExact(table.balanceAfter)}`),
  ],
)

/** The secrets with which vendors sign their wallet calls; a new world keeps them. */
export const vendorSecrets = sqliteTable('vendor_secrets', {
  vendor: text().primaryKey(),
  secret: text().notNull(),
})

/** Players at games: what a redeemed launch ticket became. */
export const gameSessions = sqliteTable('seats', {
  id: text().primaryKey(),
  merchant: text().notNull(),
  /** The player's session; once it ends, the game takes no more bets. */
  sessionId: text().notNull(),
  /** Id of the ledger account that bets are taken from. */
  account: text().notNull(),
  launch: text('seat', { mode: 'json' }).$type<Omit<GameSession, 'id'>>().notNull(),
  createdAt: integer().notNull(),
})

/** Stakes, by the vendor's transaction; a rollback that came before its bet leaves a row of amount 0. */
export const bets = sqliteTable(
  'bets',
  {
    vendor: text().notNull(),
    transactionId: text().notNull(),
    ...ofPlayer,
    seatId: text().notNull(),
    nodeId: text(),
    roundId: text().notNull(),
    amount: integer().notNull(),
    trial: integer({ mode: 'boolean' }).notNull(),
    state: text().$type<'open' | 'settled' | 'rolledBack'>().notNull(),
    at: integer().notNull(),
    gameType: text().$type<GameType>().notNull(),
    /** Its share of what its round was paid. */
    win: integer().notNull().default(0),
    /** When it was settled or rolled back. */
    closedAt: integer(),
    /** Of its member's place in a team, when it was settled. */
    path: text(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.transactionId] }),
    index('bets_by_end').on(table.merchant, table.closedAt),
    index('bets_by_round').on(table.seatId, table.roundId),
    // One for each way in which records are filtered, each in the order in which they are listed.
    index('bets_by_state').on(table.merchant, table.username, table.state, table.at),
    index('bets_by_type').on(table.merchant, table.username, table.gameType, table.state, table.at),
    index('bets_by_vendor').on(table.merchant, table.username, table.vendor, table.state, table.at),
    // A whole team's, of whom an index by name knows no order; few bets are not settled.
    index('bets_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.trial} = 0 AND ${table.amount} > 0`),
    index('bets_unsettled_by_time')
      .on(table.merchant, table.state, table.at)
      .where(sql`${table.trial} = 0 AND ${table.amount} > 0 AND ${table.state} <> 'settled'`),
  ],
)

/** A bet as everybody but teams reads it. */
export type BetRow = Omit<typeof bets.$inferSelect, 'path'>

/** Payments of rounds, by the vendor's transaction. */
export const settlements = keyedTable('settlements', ['vendor', 'transactionId'], {
  vendor: text().notNull(),
  transactionId: text().notNull(),
  merchant: text().notNull(),
  seatId: text().notNull(),
  roundId: text().notNull(),
  amount: integer().notNull(),
  at: integer().notNull(),
})
