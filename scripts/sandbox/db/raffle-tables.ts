import type { RaffleGame } from '#features/raffle/schema.ts'
import type { Odds } from '#rules/raffle.ts'
import { check, index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'
import { keyedTable, ofPlayer } from './columns.ts'
import type { RewardKind } from './reward-tables.ts'
import type { Words } from '../content/words.ts'

/** A way to get raffle tickets: for free, as a VIP, by deposits, or by a day's valid bets. */
export interface TicketWay {
  kind: 'daily' | 'vipDaily' | 'deposit' | 'bet'
  /** Ledger units that one raffle ticket costs. */
  units?: number
  /** Highest number of tickets a day. */
  most: number
}

export const raffles = keyedTable('raffles', ['merchant', 'id'], {
  merchant: text().notNull(),
  id: text().notNull(),
  position: integer().notNull(),
  game: text().$type<RaffleGame>().notNull(),
  boxes: integer().notNull(),
  title: text({ mode: 'json' }).$type<Words>().notNull(),
  lead: text({ mode: 'json' }).$type<Words>().notNull(),
  opensAt: integer().notNull(),
  closesAt: integer().notNull(),
  /** Price of a draw in points; null if it costs a ticket. */
  points: integer(),
  drawsPerDay: integer(),
  ways: text({ mode: 'json' }).$type<TicketWay[]>().notNull(),
  /** Id of the prize that replaces a prize that has run out. */
  fallbackId: text().notNull(),
})

export type RaffleRow = typeof raffles.$inferSelect

export const rafflePrizes = keyedTable(
  'raffle_prizes',
  ['merchant', 'raffleId', 'id'],
  {
    merchant: text().notNull(),
    raffleId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<RewardKind | 'goods' | 'none'>().notNull(),
    name: text({ mode: 'json' }).$type<Words>().notNull(),
    label: text({ mode: 'json' }).$type<Words>().notNull(),
    /** Amount of the prize, in units of the currency or in points. */
    amount: integer().notNull(),
    /** How many times a bonus must be bet, in hundredths. */
    multiplier: integer().notNull().default(0),
    parts: integer().notNull(),
    /** Number of pieces; null if there is no limit. */
    stock: integer(),
    given: integer().notNull().default(0),
  },
  (table) => [
    check('prize_is_in_stock', sql`${table.stock} IS NULL OR ${table.given} <= ${table.stock}`),
  ],
)

/** Table of the tickets that a player has spent in a raffle. */
export const raffleEntrants = keyedTable('raffle_entrants', ['merchant', 'raffleId', 'username'], {
  ...ofPlayer,
  raffleId: text().notNull() /** Unspent tickets that the operator has given. */,
  gifts: integer().notNull().default(0),
  /** Number of spent tickets that were earned on `day`. */
  spent: integer().notNull().default(0),
  /** The merchant's day of the last draw, and the number of draws on that day. */
  day: text().notNull().default(''),
  draws: integer().notNull().default(0),
})

/** Table of server seeds, each for one player in one raffle. */
export const raffleSeeds = keyedTable(
  'raffle_seeds',
  ['merchant', 'commitment'],
  {
    ...ofPlayer,
    raffleId: text().notNull() /** SHA-256 hash of the server seed. */,
    commitment: text().notNull(),
    serverSeed: text().notNull(),
    /** Number of draws with this seed; the nonce of the next draw is one higher. */
    draws: integer().notNull(),
    revealedAt: integer(),
  },
  (table) => [
    uniqueIndex('raffle_seed_in_use')
      .on(table.merchant, table.raffleId, table.username)
      .where(sql`${table.revealedAt} IS NULL`),
  ],
)

export const raffleDraws = sqliteTable(
  'raffle_draws',
  {
    /** Number of the draw, in the order in which draws were made. */
    place: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    id: text().notNull(),
    raffleId: text().notNull(),
    username: text().notNull(),
    commitment: text().notNull(),
    clientSeed: text().notNull(),
    nonce: integer().notNull(),
    number: integer().notNull(),
    odds: text({ mode: 'json' }).$type<Odds[]>().notNull(),
    /** Ids of the prize that the number selected, and of the prize that was given. */
    landedId: text().notNull(),
    prizeId: text().notNull(),
    fallbackId: text().notNull(),
    /** Price of the draw in points; null if it cost a ticket. */
    points: integer(),
    intentKey: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('raffle_draw_by_id').on(table.merchant, table.id),
    uniqueIndex('raffle_draw_by_nonce').on(table.merchant, table.commitment, table.nonce),
    uniqueIndex('raffle_draw_by_intent').on(table.merchant, table.username, table.intentKey),
    index('raffle_draws_of_player').on(table.merchant, table.raffleId, table.username, table.place),
  ],
)

/** Table of winners and their prizes, as everybody may see them. */
export const raffleWinners = sqliteTable(
  'raffle_winners',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    raffleId: text().notNull(),
    /** Name of the winner, masked. */
    player: text().notNull(),
    prizeId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('raffle_winners_by_time').on(table.merchant, table.raffleId, table.at)],
)
