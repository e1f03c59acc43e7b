import type { PeriodKind } from '#rules/settlementPeriods.ts'
import type { Terms } from './schema.ts'

/** Returns the period by which a contract is settled (docs/product.md §12.7). */
export function periodKindOf(terms: Terms): PeriodKind {
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
