import type { ContractKind, ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/** Who did something to a contract; the cascade is the end of one above, the brand turned its kind off. */
export type ContractSide = 'upline' | 'downline' | 'cascade' | 'time' | 'brand'

/** Contracts between an agent and a direct downline. Terms never change: a new version replaces them. */
export const contracts = sqliteTable(
  'contracts',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    /** Null for the house, which pays those at the top of a tree. */
    upline: text(),
    downline: text().notNull(),
    /** Up to here deadlines do not count (`stateOf`). */
    state: text().$type<ContractState>().notNull(),
    terms: text({ mode: 'json' }).$type<Terms>().notNull(),
    /** Counts the contracts of a kind between the two. */
    version: integer().notNull(),
    /** The contract in force that the two renegotiate with this one. */
    supersedes: text(),
    offeredAt: integer().notNull(),
    expiresAt: integer().notNull(),
    signedAt: integer(),
    /** From when it counts, once it is signed. */
    countsFrom: integer(),
    /** The side that asks to end the contract; null while neither does. */
    endAskedBy: text().$type<'upline' | 'downline'>(),
    endAskedAt: integer(),
    /** When it left what it was in: rejected, withdrawn, superseded, terminated. */
    endedAt: integer(),
    /** End of the next period to settle; null if there is none. */
    dueAt: integer(),
  },
  (table) => [
    uniqueIndex('contracts_in_force')
      .on(table.merchant, table.kind, table.downline)
      .where(sql`${table.state} IN ('active', 'terminationRequested')`),
    uniqueIndex('contracts_offered')
      .on(table.merchant, table.kind, table.downline)
      .where(sql`${table.state} = 'offered'`),
    index('contracts_by_downline').on(table.merchant, table.downline, table.kind, table.offeredAt),
    index('contracts_by_upline').on(table.merchant, table.upline, table.kind, table.offeredAt),
    index('contracts_due').on(table.merchant, table.dueAt),
  ],
)

/** Steps in the life of a contract, oldest first. */
export const contractSteps = sqliteTable(
  'contract_steps',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    contractId: text().notNull(),
    state: text().$type<ContractState>().notNull(),
    by: text().$type<ContractSide>().notNull(),
    at: integer().notNull(),
  },
  (table) => [index('contract_steps_by_contract').on(table.merchant, table.contractId, table.id)],
)

/** What a settlement read of a period, in units. */
export interface SettledFigures {
  stake: number
  win: number
  validBet: number
  bonuses: number
  rebates: number
  /** Number of members who bet in the period. */
  activeMembers: number
  /** What the team lost to the house; below zero if it won. */
  loss: number
  /** Part of bonuses and rebates that is taken from the base. */
  costShare: number
  /** Of valid bets, what was won and what was lost; for real-time salaries. */
  wonBet: number
  lostBet: number
}

/** Bets voided after their period was settled, as `adjustment`; everything else is a `period`. */
export type SettlementCause = 'period' | 'adjustment'

/** What contracts paid, a row for each period and version; amounts in units. */
export const contractSettlements = sqliteTable(
  'contract_settlements',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    contractId: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    upline: text(),
    downline: text().notNull(),
    /** Such as `M2026-11` (`src/rules/settlementPeriods.ts`). */
    period: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    cause: text().$type<SettlementCause>().notNull(),
    figures: text({ mode: 'json' }).$type<SettledFigures>().notNull(),
    /** What the rate is taken of, the carried loss included; an adjustment's is what it changes. */
    base: integer().notNull(),
    /** Place of the tier that was reached; null if none was, or the kind has none. */
    tier: integer(),
    /** Hundredths of a percent; 0 for real-time salaries, whose two rates are in the terms. */
    rate: integer().notNull(),
    /** Loss of the periods before, and what goes on to the next one; zero or below. */
    carriedIn: integer().notNull(),
    carriedOut: integer().notNull(),
    amount: integer().notNull(),
    /** Nothing was earned, it was paid, or the upline lacks the money; an adjustment's is its period's. */
    state: text().$type<'none' | 'paid' | 'owed'>().notNull(),
    settledAt: integer().notNull(),
    paidAt: integer(),
  },
  (table) => [
    uniqueIndex('settled_once').on(table.contractId, table.period, table.cause),
    index('settlements_by_downline').on(table.merchant, table.downline, table.kind, table.end),
    index('settlements_by_upline').on(table.merchant, table.upline, table.kind, table.end),
    // In the order of an amount; what else is asked for is read from the index, too.
    ...(['base', 'amount'] as const).flatMap((name) => {
      const rest = [table.kind, table[name], table.id, table.end, table.state] as const
      return [
        index(`settlements_by_downline_${name}`).on(table.merchant, table.downline, ...rest),
        index(`settlements_by_upline_${name}`).on(table.merchant, table.upline, ...rest),
      ]
    }),
    index('settlements_owed')
      .on(table.merchant, table.end, table.upline)
      .where(sql`${table.state} = 'owed'`),
  ],
)
