import type { Address, RedeemStatus } from '#features/points/schema.ts'
import { check, index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'

/** Table of the time up to which a player's points are settled, earned and expired. */
export const pointAccounts = keyedTable('point_accounts', ['merchant', 'username'], {
  ...ofPlayer,
  settledAt: integer().notNull(),
})

/**
 * Table of points that the bets of a day have earned so far; a bet that is settled later adds to
 * its own day.
 */
export const pointDays = keyedTable('point_days', ['merchant', 'username', 'day'], {
  ...ofPlayer,
  day: text().notNull(),
  points: integer().notNull(),
})

/** Table of points that a player converted into money on each day of the brand's time zone. */
export const pointConversionDays = keyedTable(
  'point_conversion_days',
  ['merchant', 'username', 'day'],
  {
    ...ofPlayer,
    day: text().notNull(),
    points: integer().notNull(),
  },
)

/** Table of the stock of goods: how many pieces there were, and how many are redeemed. */
export const pointStocks = keyedTable(
  'point_stocks',
  ['merchant', 'goodId'],
  {
    merchant: text().notNull(),
    goodId: text().notNull(),
    stock: integer().notNull(),
    sold: integer().notNull(),
  },
  (table) => [check('stock_is_enough', sql`${table.sold} BETWEEN 0 AND ${table.stock}`)],
)

/** Table of redemptions of goods, and of conversions into money, which have no goods. */
export const pointExchanges = keyedTable(
  'point_exchanges',
  ['merchant', 'id'],
  {
    ...ofPlayer,
    id: text().notNull(),
    goodId: text(),
    quantity: integer().notNull(),
    points: integer().notNull(),
    /**
     * Money in units that a redemption cost besides the points; for a conversion, the money that it
     * paid.
     */
    amount: integer().notNull(),
    status: text().$type<RedeemStatus>().notNull(),
    /** Delivery address at the time of the redemption. */
    address: text({ mode: 'json' }).$type<Address | null>(),
    /** Note of the operator for the player; empty without one. */
    remark: text().notNull().default(''),
    tracking: text().notNull().default(''),
    code: text().notNull().default(''),
    /** Idempotency key of the request for the redemption. */
    intentKey: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('exchanges_by_player').on(table.merchant, table.username, table.createdAt),
    uniqueIndex('exchanges_by_intent').on(table.merchant, table.username, table.intentKey),
    check('exchange_costs', sql`${table.points} > 0 AND ${table.amount} >= 0`),
  ],
)

/** Table of the steps of a redemption, each with its time. */
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
