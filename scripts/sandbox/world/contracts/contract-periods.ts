import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { type PeriodKind, periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import type { Db } from '../../db/open.ts'
import type { Contract } from './contract-rules.ts'
import { zoneOf } from '../days.ts'

/** Whether a period is so short that its bets are read, instead of the sums by day. */
export const isShort = (kind: PeriodKind): boolean => kind === 'hour' || kind === 'slot'

/**
 * Unit of time to the end of which a contract still counts if it ends within a period: day, hour or
 * five minutes.
 */
const endUnitOf = (terms: Terms): PeriodKind => {
  const kind = periodKindOf(terms)
  return isShort(kind) ? kind : 'D'
}

/** The part of a period that counts for a contract. */
export interface Span {
  start: number
  end: number
}

/**
 * Returns the part of a period that counts for a contract (docs/product.md §12.7). It begins with
 * the contract's first whole period. It lasts to the end of the period if another version replaces
 * the contract, else to the end of the day, hour or five minutes in which it ends. Null if no part
 * counts.
 */
export function spanOf(
  { terms, state, countsFrom, endedAt }: Contract,
  { start, end }: Pick<SettlementPeriod, 'start' | 'end'>,
  zone: string,
): Span | null {
  if (countsFrom === null) return null
  const unit = state === 'superseded' ? periodKindOf(terms) : endUnitOf(terms)
  const to = endedAt === null ? end : Math.min(end, firstUnit(unit, endedAt, zone))
  const span = { start: Math.max(start, countsFrom), end: to }
  return span.start < span.end ? span : null
}

/**
 * Finds the settlement that a replaced or ended contract still has ahead, with the part of its
 * period that counts; null if everything is settled.
 */
export function lastSettlementOf(
  db: Db,
  contract: Contract,
): (Span & { settlesAt: number }) | null {
  const { merchant, terms, endedAt, dueAt } = contract
  if (endedAt === null || dueAt === null) return null
  const zone = zoneOf(db, merchant)
  // A contract that ends exactly when a period begins does not count in that period.
  const period = periodOf(periodKindOf(terms), endedAt - 1, zone)
  // That period may have been settled before the contract ended.
  if (dueAt > period.end) return null
  const span = spanOf(contract, period, zone)
  return span && { ...span, settlesAt: period.end }
}

/** Returns the start of the first unit that begins at or after a time. */
function firstUnit(unit: PeriodKind, at: number, zone: string): number {
  const { start, end } = periodOf(unit, at, zone)
  return start === at ? start : end
}

/**
 * Returns the time from which a contract counts if it is signed now. It is the start of the first
 * whole period, or the end of the replaced contract, and never before the start of the upline's
 * contract.
 */
export function firstStart(
  db: Db,
  { merchant, terms }: Pick<Contract, 'merchant' | 'terms'>,
  { now, replaced, above }: { now: number } & Record<'replaced' | 'above', Contract | undefined>,
): number {
  const zone = zoneOf(db, merchant)
  const own = replaced
    ? Math.max(firstUnit(periodKindOf(replaced.terms), now, zone), replaced.countsFrom ?? 0)
    : firstUnit(periodKindOf(terms), now, zone)
  return Math.max(own, above?.countsFrom ?? 0)
}

/** Returns when the first period of a contract ends. */
export const firstDueAt = (
  db: Db,
  { merchant, terms }: Pick<Contract, 'merchant' | 'terms'>,
  countsFrom: number,
): number => periodOf(periodKindOf(terms), countsFrom, zoneOf(db, merchant)).end
