import type { Terms } from '#features/agent/contracts/schema.ts'
import { listPeriods, periodOf, type SettlementPeriod } from '#lib/settlementPeriods.ts'
import type { Db } from '../db/open.ts'
import { periodKindOf } from './contract-periods.ts'
import { writeArithmetic } from './contract-words.ts'
import { zoneOf } from './days.ts'
import { writeUnits } from './money.ts'
import { readPeriod } from './settlement-figures.ts'
import { reckon } from './settlement-rule.ts'
import type { Person } from './team.ts'

interface Previewed {
  person: Person
  terms: Terms
  currency: string
}

/**
 * What terms would have paid for the last period that is over; for salaries by the hour or by five
 * minutes, for the whole of the day before (docs/product.md §12.6).
 */
export function previewTerms(db: Db, { person, terms, currency }: Previewed, now: number) {
  const zone = zoneOf(db, person.merchant)
  const kind = periodKindOf(terms)
  const before = (of: SettlementPeriod['kind']) =>
    periodOf(of, periodOf(of, now, zone).start - 1, zone)
  const settle = (period: SettlementPeriod) => {
    const read = readPeriod(db, { person, terms, period, span: period, zone, currency })
    return reckon(terms, { ...read, carriedIn: 0 }, currency)
  }
  if (kind !== 'hour') {
    // Real-time rates have no tiers: a day pays what its five minutes do.
    const period = before(kind === 'slot' ? 'D' : kind)
    return { ...period, arithmetic: writeArithmetic(settle(period), terms, currency) }
  }
  const day = before('D')
  const hours = listPeriods('hour', { from: day.start, to: day.end }, zone).map(settle)
  const sum = (of: 'base' | 'amount') =>
    writeUnits(
      hours.reduce((total, hour) => total + hour[of], 0),
      currency,
    )
  const amount = sum('amount')
  return {
    ...day,
    arithmetic: {
      activeMembers: null,
      tier: null,
      lines: [{ of: 'validBet', amount: sum('base') }],
      base: sum('base'),
      parts: [{ of: 'base', base: sum('base'), rate: null, amount }],
      amount,
      carriedOut: writeUnits(0, currency),
    },
  }
}
