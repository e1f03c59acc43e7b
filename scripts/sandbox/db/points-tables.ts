import type { Address, RedeemStatus } from '#features/points/schema.ts'
import {
  check,
  index,
  integer,
  primaryKey,
  sql,
  sqliteTable,
  text,
  uniqueIndex,
} from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** How far a player's points are settled: earned and expired up to then. */
export const pointAccounts = keyedTable('point_accounts', ['merchant', 'username'], {
  ...ofPlayer,
  settledAt: integer().notNull(),
})

/** What bets of a day have earned so far; a bet that is settled later adds to its day. */
export const pointDays = keyedTable('point_days', ['merchant', 'username', 'day'], {
  ...ofPlayer,
  day: text().notNull(),
  points: integer().notNull(),
})

/** Points that a player converted into money on a day of the brand's time zone. */
export const pointConversionDays = keyedTable(
  'point_conversion_days',
  ['merchant', 'username', 'day'],
  {
    ...ofPlayer,
    day: text().notNull(),
    points: integer().notNull(),
  },
)

/** Pieces of goods: how many there were, and how many of them are redeemed. */
export const pointStocks = sqliteTable(
  'point_stocks',
  {
    merchant: text().notNull(),
    goodId: text().notNull(),
    stock: integer().notNull(),
    sold: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.goodId] }),
    check('stock_is_enough', sql`${table.sold} BETWEEN 0 AND ${table.stock}`),
  ],
)

/** Redemptions of goods, and conversions into money, which have no goods. */
export const pointExchanges = sqliteTable(
  'point_exchanges',
  {
    merchant: text().notNull(),
    id: text().notNull(),
    username: text().notNull(),
    goodId: text(),
    quantity: integer().notNull(),
    points: integer().notNull(),
    /** Units that it cost besides the points; of a conversion, what it paid. */
    amount: integer().notNull(),
    status: text().$type<RedeemStatus>().notNull(),
    /** As it was when the player asked for it. */
    address: text({ mode: 'json' }).$type<Address | null>(),
    /** Note of the operator for the player; empty without one. */
    remark: text().notNull(),
    tracking: text().notNull(),
    code: text().notNull(),
    /** The idempotency key that it was made with. */
    intentKey: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('exchanges_by_player').on(table.merchant, table.username, table.createdAt),
    uniqueIndex('exchanges_by_intent').on(table.merchant, table.username, table.intentKey),
    check('exchange_costs', sql`${table.points} > 0 AND ${table.amount} >= 0`),
  ],
)

/** What became of a redemption, and when. */
export const pointSteps = sqliteTable(
  'point_steps',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    exchangeId: text().notNull(),
    status: text().$type<RedeemStatus>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('point_steps_by_exchange').on(table.merchant, table.exchangeId)],
)
