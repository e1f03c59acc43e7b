import type { ContractKind, ContractState, Terms } from '#features/agent/contracts/schema.ts'
import { index, integer, sql, sqliteTable, text, uniqueIndex } from './drizzle.ts'

/**
 * Who acted on a contract: a side, the end of a contract above (cascade), time, a brand that
 * turned the kind off, or the downline's move to another upline.
 */
export type ContractSide = 'upline' | 'downline' | 'cascade' | 'time' | 'brand' | 'move'

/**
 * Table of contracts between an agent and a direct downline. Terms never change: a new version
 * replaces them.
 */
export const contracts = sqliteTable(
  'contracts',
  {
    id: text().primaryKey(),
    merchant: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    /** Account of the upline; null for the house, which pays the agents at the top of a tree. */
    upline: text(),
    downline: text().notNull(),
    /** Stored state, which deadlines do not change; `stateOf` applies them. */
    state: text().$type<ContractState>().notNull(),
    terms: text({ mode: 'json' }).$type<Terms>().notNull(),
    /** Number of the contract among those of its kind between the two sides. */
    version: integer().notNull(),
    /** Id of the contract in force that this offer would replace. */
    supersedes: text(),
    offeredAt: integer().notNull(),
    expiresAt: integer().notNull(),
    signedAt: integer(),
    /** Time from which the contract counts, once it is signed. */
    countsFrom: integer(),
    /** Side that requested the end of the contract; null if neither has. */
    endAskedBy: text().$type<'upline' | 'downline'>(),
    endAskedAt: integer(),
    /** Time when the contract or offer ended: rejected, withdrawn, superseded or terminated. */
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

/** Table of the steps in a contract's history, oldest first. */
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

/** Figures of a period on which a settlement is based, in units. */
export interface SettledFigures {
  stake: number
  win: number
  validBet: number
  bonuses: number
  rebates: number
  /** Number of members who bet in the period. */
  activeMembers: number
  /** Money that the team lost to the house; below zero if the team won. */
  loss: number
  /** Share of bonuses and rebates that is subtracted from the base. */
  costShare: number
  /**
   * Sums of the valid bets that players won, and of those that they lost; for real-time salaries.
   */
  wonBet: number
  lostBet: number
}

/**
 * Cause of a settlement: `adjustment` for bets voided after their period was settled, otherwise
 * `period`.
 */
export type SettlementCause = 'period' | 'adjustment'

/** Table of the settlements of contracts, a row for each period and version; amounts in units. */
export const contractSettlements = sqliteTable(
  'contract_settlements',
  {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    contractId: text().notNull(),
    kind: text().$type<ContractKind>().notNull(),
    upline: text(),
    downline: text().notNull(),
    /** Key of the period, such as `M2026-11` (`src/rules/settlementPeriods.ts`). */
    period: text().notNull(),
    start: integer().notNull(),
    end: integer().notNull(),
    cause: text().$type<SettlementCause>().notNull(),
    figures: text({ mode: 'json' }).$type<SettledFigures>().notNull(),
    /**
     * Amount to which the rate is applied, including the loss carried in; for an adjustment, the
     * change of that amount.
     */
    base: integer().notNull(),
    /** Index of the tier that was reached; null if none was, or if the kind has no tiers. */
    tier: integer(),
    /**
     * Rate in hundredths of a percent; 0 for real-time salaries, whose two rates are in the terms.
     */
    rate: integer().notNull(),
    /**
     * Loss carried in from earlier periods, and loss carried out to the next one; zero or below.
     */
    carriedIn: integer().notNull(),
    carriedOut: integer().notNull(),
    amount: integer().notNull(),
    /**
     * Whether nothing was earned, it was paid, or the upline lacks the money; an adjustment has the
     * state of its period.
     */
    state: text().$type<'none' | 'paid' | 'owed'>().notNull(),
    settledAt: integer().notNull(),
    paidAt: integer(),
  },
  (table) => [
    uniqueIndex('settled_once').on(table.contractId, table.period, table.cause),
    index('settlements_by_downline').on(table.merchant, table.downline, table.kind, table.end),
    index('settlements_by_upline').on(table.merchant, table.upline, table.kind, table.end),
    // Sorted by an amount; the index also covers the columns of the filters.
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
