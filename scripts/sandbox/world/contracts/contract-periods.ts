import { periodKindOf } from '#features/agent/contracts/periodKind.ts'
import type { Terms } from '#features/agent/contracts/schema.ts'
import { type PeriodKind, periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import type { Db } from '../../db/open.ts'
import type { Contract } from './contract-rules.ts'
import { zoneOf } from '../days.ts'

/** What of a period counts if a contract ends within it: the rest of the day, hour or five minutes. */
const endUnitOf = (terms: Terms): PeriodKind => {
  const kind = periodKindOf(terms)
  return kind === 'hour' || kind === 'slot' ? kind : 'D'
}

/** What a contract counts of time. */
export interface Span {
  start: number
  end: number
}

/**
 * What of a period counts for a contract (docs/product.md §12.7): from its first whole period on; to the
 * end of the period if another version replaces it, else to the end of the day, hour or five minutes in
 * which it ends. Null if nothing does.
 */
export function spanOf(
  {
    terms,
    state,
    countsFrom,
    endedAt,
  }: Pick<Contract, 'terms' | 'state' | 'countsFrom' | 'endedAt'>,
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
 * The settlement that a contract which was replaced or ended still has ahead, and what of its period
 * counts; null if nothing is left to settle.
 */
export function lastSettlementOf(
  db: Db,
  contract: Contract,
): (Span & { settlesAt: number }) | null {
  const { merchant, terms, endedAt, dueAt } = contract
  if (endedAt === null || dueAt === null) return null
  const zone = zoneOf(db, merchant)
  // What ends as a period begins counts nothing of it.
  const period = periodOf(periodKindOf(terms), endedAt - 1, zone)
  const span = spanOf(contract, period, zone)
  return span && { ...span, settlesAt: period.end }
}

/** The start of the first unit that begins at or after a moment. */
function firstUnit(unit: PeriodKind, at: number, zone: string): number {
  const { start, end } = periodOf(unit, at, zone)
  return start === at ? start : end
}

/**
 * Moment from which a contract that is signed now counts. It is the start of the first whole period,
 * or the end of the contract that it replaces, and never before the start of the upline's contract.
 */
export function firstStart(
  db: Db,
  { merchant, terms }: Pick<Contract, 'merchant' | 'terms'>,
  {
    replaced,
    above,
    now,
  }: { now: number; replaced: Contract | undefined; above: Contract | undefined },
): number {
  const zone = zoneOf(db, merchant)
  const own = replaced
    ? Math.max(firstUnit(periodKindOf(replaced.terms), now, zone), replaced.countsFrom ?? 0)
    : firstUnit(periodKindOf(terms), now, zone)
  return Math.max(own, above?.countsFrom ?? 0)
}

/** When the first period of a contract ends. */
export const firstDueAt = (
  db: Db,
  { merchant, terms }: Pick<Contract, 'merchant' | 'terms'>,
  countsFrom: number,
): number => periodOf(periodKindOf(terms), countsFrom, zoneOf(db, merchant)).end
