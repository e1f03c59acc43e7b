import type { Terms } from '#features/agent/contracts/schema.ts'
import { type PeriodKind, periodOf, type SettlementPeriod } from '#lib/settlementPeriods.ts'
import type { Db } from '../db/open.ts'
import type { Contract } from './contract-rules.ts'
import { zoneOf } from './days.ts'

/** What a contract is settled by. */
export const periodKindOf = (terms: Terms): PeriodKind => {
  switch (terms.kind) {
    case 'dividend':
      return terms.period
    case 'dailySalary':
      return 'D'
    case 'hourlySalary':
      return 'hour'
    case 'realtimeSalary':
      return 'slot'
  }
}

/** The smallest part of a period that counts or does not. */
const unitKindOf = (terms: Terms): PeriodKind => {
  const kind = periodKindOf(terms)
  return kind === 'hour' || kind === 'slot' ? kind : 'D'
}

/** What a contract counts of time: units that begin while it is in force, the last one whole. */
export interface Span {
  start: number
  end: number
}

/**
 * What of a period counts for a contract (docs/product.md §12.7): the days, or for salaries by the
 * hour and by five minutes those, at whose start it was in force. Null if there are none.
 */
export function spanOf(
  { terms, signedAt, endedAt }: Pick<Contract, 'terms' | 'signedAt' | 'endedAt'>,
  { start, end }: Pick<SettlementPeriod, 'start' | 'end'>,
  zone: string,
): Span | null {
  if (signedAt === null) return null
  const unit = unitKindOf(terms)
  const from = firstUnit(unit, signedAt, zone)
  const to = endedAt === null ? end : Math.min(end, firstUnit(unit, endedAt, zone))
  const span = { start: Math.max(start, from), end: to }
  return span.start < span.end ? span : null
}

/** The start of the first unit that begins at or after a moment. */
function firstUnit(unit: PeriodKind, at: number, zone: string): number {
  const { start, end } = periodOf(unit, at, zone)
  return start === at ? start : end
}

/** When the first period of a contract signed now ends. */
export function firstDueAt(
  db: Db,
  { merchant, terms }: Pick<Contract, 'merchant' | 'terms'>,
  now: number,
): number {
  const zone = zoneOf(db, merchant)
  const from = firstUnit(unitKindOf(terms), now, zone)
  return periodOf(periodKindOf(terms), from, zone).end
}
