import type { GameType } from '#parts/games/schema.ts'
import type { GameSession } from '#scripts/scenery/operator.ts'
import {
  check,
  foreignKey,
  index,
  integer,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { SQLWrapper } from 'drizzle-orm'
import { PLAYER_KINDS, type AccountKind, type TransferReason } from './ledger-kinds.ts'

/** Columns of a game in a player's list; the row's own id gives the order. */
const listed = { ...ofPlayer, nodeId: text().notNull() }

export const favorites = keyedTable('favorites', ['merchant', 'username', 'nodeId'], listed)

/** Games that a player opened, one row for each game. */
export const recents = keyedTable('recents', ['merchant', 'username', 'nodeId'], listed)

/** SQLite counts further than JavaScript, which would round numbers beyond this limit. */
const isExact = (units: SQLWrapper) =>
  sql`abs(${units}) <= ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`

/**
 * Table of the ledger's accounts, each with the sum of its entries, in units
 * (`world/money/money.ts`).
 */
export const ledgerAccounts = keyedTable(
  'ledger_accounts',
  ['merchant', 'id'],
  {
    merchant: text().notNull(),
    /** Kind and owner of the account, such as `main:demomember`. */
    id: text().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    username: text(),
    /** Vendor or payment method to which the account belongs. */
    party: text(),
    balance: integer().notNull(),
  },
  (table) => [
    check('balance_is_exact', isExact(table.balance)),
    check(
      'players_owe_nothing',
      sql`${table.balance} >= 0 OR ${table.kind} NOT IN ${PLAYER_KINDS}`.inlineParams(),
    ),
  ],
)

/**
 * Table of ledger transfers, whose entries sum to zero. Rows are never changed: a later transfer
 * may reverse an earlier one.
 */
export const ledgerTransfers = sqliteTable(
  'ledger_transfers',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    /** Event that caused the transfer, such as a vendor's transaction. */
    reference: text().notNull(),
    /** Time of the transfer by the gateway's clock. */
    at: integer().notNull(),
    /** Time when the row was written, by the machine's clock. */
    insertedAt: integer().notNull(),
    /** Id of the transfer that this one reverses. */
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
    /** Copied from the transfer, so that listing an account's entries needs no join. */
    reason: text().$type<TransferReason>().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    index('entries_by_transfer').on(table.transferId),
    index('entries_by_account').on(table.merchant, table.account, table.at),
    index('entries_by_reason').on(table.merchant, table.account, table.reason, table.at),
    // Index for the entries in the wallets of a whole team.
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

/**
 * Table of the secrets with which vendors sign their wallet calls; they are kept when data is
 * seeded again.
 */
export const vendorSecrets = sqliteTable('vendor_secrets', {
  vendor: text().primaryKey(),
  secret: text().notNull(),
})

/** Table of game sessions: each begins when a launch ticket is redeemed. */
export const gameSessions = sqliteTable('seats', {
  id: text().primaryKey(),
  merchant: text().notNull(),
  /** Id of the player's session; once it ends, the game accepts no more bets. */
  sessionId: text().notNull(),
  /** Id of the ledger account from which stakes are taken. */
  account: text().notNull(),
  launch: text('seat', { mode: 'json' }).$type<Omit<GameSession, 'id'>>().notNull(),
  createdAt: integer().notNull(),
})

/**
 * Table of bets, by the vendor's transaction id. A rollback that arrives before its bet leaves a
 * row with amount 0.
 */
export const bets = keyedTable(
  'bets',
  ['vendor', 'transactionId'],
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
    /** The bet's share of the payment for its round. */
    win: integer().notNull().default(0),
    /** Time when the bet was settled or rolled back. */
    closedAt: integer(),
    /** Path of the player in the team tree, when the bet was settled. */
    path: text(),
  },
  (table) => [
    index('bets_by_end').on(table.merchant, table.closedAt),
    index('bets_by_round').on(table.seatId, table.roundId),
    // One index for each filter of the records, sorted like the list.
    index('bets_by_state').on(table.merchant, table.username, table.state, table.at),
    index('bets_by_type').on(table.merchant, table.username, table.gameType, table.state, table.at),
    index('bets_by_vendor').on(table.merchant, table.username, table.vendor, table.state, table.at),
    // Index for the bets of a whole team, which an index by name cannot sort; only few bets are
    // unsettled.
    index('bets_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.trial} = 0 AND ${table.amount} > 0`),
    index('bets_unsettled_by_time')
      .on(table.merchant, table.state, table.at)
      .where(sql`${table.trial} = 0 AND ${table.amount} > 0 AND ${table.state} <> 'settled'`),
  ],
)

/** A bet without its team path, as all code except that of teams reads it. */
export type BetRow = Omit<typeof bets.$inferSelect, 'path'>

/** Table of payments for rounds, by the vendor's transaction id. */
export const settlements = keyedTable('settlements', ['vendor', 'transactionId'], {
  vendor: text().notNull(),
  transactionId: text().notNull(),
  merchant: text().notNull(),
  seatId: text().notNull(),
  roundId: text().notNull(),
  amount: integer().notNull(),
  at: integer().notNull(),
})
