import type { RaffleGame } from '#features/raffle/schema.ts'
import type { Odds } from '#rules/raffle.ts'
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
import { keyedTable } from './columns.ts'
import type { RewardKind } from './reward-tables.ts'
import type { Words } from '../content/words.ts'

/** How players get tickets: by nothing, by being a VIP, by deposits, by valid bets of a day. */
export interface TicketWay {
  kind: 'daily' | 'vipDaily' | 'deposit' | 'bet'
  /** Ledger units that one raffle ticket costs. */
  units?: number
  /** Tickets a day. */
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
  /** What a draw costs; null if it costs a ticket. */
  points: integer(),
  drawsPerDay: integer(),
  ways: text({ mode: 'json' }).$type<TicketWay[]>().notNull(),
  /** The prize that is given in place of one that has run out. */
  fallbackId: text().notNull(),
})

export type RaffleRow = typeof raffles.$inferSelect

export const rafflePrizes = sqliteTable(
  'raffle_prizes',
  {
    merchant: text().notNull(),
    raffleId: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    kind: text().$type<RewardKind | 'goods' | 'none'>().notNull(),
    name: text({ mode: 'json' }).$type<Words>().notNull(),
    label: text({ mode: 'json' }).$type<Words>().notNull(),
    /** Units of the currency, or points. */
    amount: integer().notNull(),
    /** How many times a bonus must be bet, in hundredths. */
    multiplier: integer().notNull(),
    parts: integer().notNull(),
    /** Null if it never runs out. */
    stock: integer(),
    given: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.raffleId, table.id] }),
    check('prize_is_in_stock', sql`${table.stock} IS NULL OR ${table.given} <= ${table.stock}`),
  ],
)

/** What a player has spent of a raffle. */
export const raffleEntrants = keyedTable('raffle_entrants', ['merchant', 'raffleId', 'username'], {
  merchant: text().notNull(),
  raffleId: text().notNull(),
  username: text().notNull(),
  /** Tickets from the operator that are not spent yet. */
  gifts: integer().notNull(),
  /** Tickets earned on `day` that were spent. */
  spent: integer().notNull(),
  /** The merchant's day on which the last draw was made, and how many on it. */
  day: text().notNull(),
  draws: integer().notNull(),
})

/** Server seeds, each of one player for one raffle. */
export const raffleSeeds = sqliteTable(
  'raffle_seeds',
  {
    merchant: text().notNull(),
    raffleId: text().notNull(),
    username: text().notNull(),
    /** SHA-256 of the seed. */
    commitment: text().notNull(),
    serverSeed: text().notNull(),
    /** Draws that it has served; the next one has a nonce greater by one. */
    draws: integer().notNull(),
    revealedAt: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.commitment] }),
    uniqueIndex('raffle_seed_in_use')
      .on(table.merchant, table.raffleId, table.username)
      .where(sql`${table.revealedAt} IS NULL`),
  ],
)

export const raffleDraws = sqliteTable(
  'raffle_draws',
  {
    /** In the order in which they were made. */
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
    /** What the number fell on, and what was given. */
    landedId: text().notNull(),
    prizeId: text().notNull(),
    fallbackId: text().notNull(),
    /** Points that it cost; null if it cost a ticket. */
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

/** Who has won what, as everybody may see it. */
export const raffleWinners = sqliteTable(
  'raffle_winners',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    raffleId: text().notNull(),
    /** Masked. */
    player: text().notNull(),
    prizeId: text().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('raffle_winners_by_time').on(table.merchant, table.raffleId, table.at)],
)
