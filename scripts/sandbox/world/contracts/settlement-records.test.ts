import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SETTLEMENT_SORTS } from '#features/agent/contracts/settlementSchema.ts'
import { draws } from '#support/full.ts'
import { plansOf } from '#support/plans.ts'
import { contracts, contractSettlements } from '../../db/contract-tables.ts'
import { type Db, openDatabase } from '../../db/open.ts'
import { merchants } from '../../db/tables.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import { listIncomeRows } from '../team/income.ts'
import {
  listSettlementRows,
  placeOf,
  type SettlementFilter,
  type SettlementOrder,
  type SettlementRecord,
  walkSettlements,
} from './settlement-records.ts'

const DAY = 24 * 60 * 60_000
const START = Date.UTC(2026, 10, 1)
const days = { from: '2026-11-02', to: '2026-11-05' }
const OWN = { merchant: 'm', kind: 'hourlySalary', downline: 'b', days } as const
const PAID = { merchant: 'm', kind: 'hourlySalary', upline: 'a', days } as const
const FILTERS: readonly SettlementFilter[] = [
  OWN,
  { ...OWN, state: 'owed' },
  PAID,
  { ...PAID, state: 'paid' },
  { ...PAID, downline: 'c' },
]
const ORDERS: readonly SettlementOrder[] = SETTLEMENT_SORTS.flatMap((by) =>
  [true, false].map((ascending) => ({ by, ascending })),
)

let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  db.insert(merchants).values({ code: 'm', currency: 'USD', timeZone: 'UTC' }).run()
  const terms = { kind: 'hourlySalary', tiers: [] } as const
  for (const downline of ['b', 'c']) {
    db.insert(contracts)
      .values({
        id: `of ${downline}`,
        merchant: 'm',
        kind: 'hourlySalary',
        upline: 'a',
        downline,
        state: 'active',
        terms: { ...terms, tiers: [] },
        version: 1,
        offeredAt: 0,
        expiresAt: 0,
      })
      .run()
  }
})
afterEach(() => void db.$client.close())

const aSettlement = fc.record({
  downline: fc.constantFrom('b', 'c'),
  // The small ranges of times and amounts make many records equal in their sort values.
  hour: fc.integer({ min: 0, max: 120 }),
  base: fc.integer({ min: -2, max: 2 }),
  amount: fc.integer({ min: -2, max: 2 }),
  state: fc.constantFrom('none', 'paid', 'owed'),
})

type Drawn = typeof aSettlement extends fc.Arbitrary<infer Each> ? Each : never

const settle = ({ downline, hour, ...each }: Drawn, index: number) =>
  db
    .insert(contractSettlements)
    .values({
      merchant: 'm',
      contractId: `of ${downline}`,
      kind: 'hourlySalary',
      upline: 'a',
      downline,
      period: String(index),
      start: START + (hour - 1) * 3_600_000,
      end: START + hour * 3_600_000,
      cause: 'period',
      figures: {} as never,
      tier: null,
      rate: 0,
      carriedIn: 0,
      carriedOut: 0,
      settledAt: 0,
      paidAt: null,
      ...each,
    })
    .run()

function readAll(filter: SettlementFilter, order: SettlementOrder, size: number) {
  const rows: SettlementRecord[] = []
  let after: PageEnd | undefined
  for (;;) {
    const page = listSettlementRows(db, filter, { order, after, size })
    rows.push(...page)
    const last = page.at(-1)
    if (!last || page.length < size) return rows.map(({ settlement }) => settlement)
    after = placeOf(last.settlement, order)
  }
}

const COLUMNS = { date: 'end', base: 'base', amount: 'amount' } as const

test('every matching settlement record is on exactly one page, even among equal sort values', () => {
  fc.assert(
    fc.property(
      fc.array(aSettlement, { maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (list, size) => {
        db.delete(contractSettlements).run()
        for (const [index, each] of list.entries()) settle(each, index)
        const stored = db.select().from(contractSettlements).all()
        for (const { days: _, ...filter } of FILTERS) {
          const meant = stored.filter(
            ({ end, ...row }) =>
              end > START + DAY &&
              end <= START + 5 * DAY &&
              Object.entries(filter).every(([name, value]) => row[name as 'state'] === value),
          )
          for (const order of ORDERS) {
            const sign = order.ascending ? 1 : -1
            const column = COLUMNS[order.by]
            expect(readAll({ ...filter, days }, order, size)).toEqual(
              meant.toSorted(
                (one, other) => sign * (one[column] - other[column] || one.id - other.id),
              ),
            )
          }
        }
      },
    ),
    { numRuns: draws(10, 500) },
  )
})

test('reading all settlement records at once gives the same rows as reading their pages', async () => {
  for (let index = 0; index < 450; index += 1) {
    const state = 'paid'
    settle({ downline: 'b', hour: 25 + (index % 90), base: 0, amount: index % 7, state }, index)
  }
  const order = { by: 'amount', ascending: false } as const
  const walked = []
  for await (const slice of walkSettlements(db, OWN, order)) walked.push(...slice)
  expect(walked).toHaveLength(450)
  expect(walked.map(({ settlement }) => settlement)).toEqual(readAll(OWN, order, 450))
})

describe('a page', () => {
  const after = { at: 5, row: 7 }
  const cases = FILTERS.flatMap((filter) => ORDERS.map((order) => [filter, order] as const))

  test.each(cases)(
    'the SQL query for settlement records with filter %o and order %o uses an index',
    async (filter, order) => {
      const plans = await plansOf(db, ['contract_settlements'], () => {
        for (const end of [undefined, after]) {
          listSettlementRows(db, filter, { order, after: end, size: 50 })
        }
      })
      const whose = 'downline' in filter ? 'downline' : 'upline'
      const name =
        order.by === 'date' ? `settlements_by_${whose}` : `settlements_by_${whose}_${order.by}`
      const searches = plans.filter((plan) => plan.includes('contract_settlements'))
      expect(searches).toHaveLength(2)
      for (const search of searches)
        expect(search).toContain(`SEARCH contract_settlements USING INDEX ${name} `)
      expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|SCAN/)
    },
  )

  test.each([
    ['date', ''],
    ['amount', '_amount'],
  ] as const)(
    'the SQL query for an agent’s income in the order of %s uses an index',
    async (by, name) => {
      const order = { by, ascending: false }
      const person = { merchant: 'm', username: 'b' }
      const asked = { days, sources: ['dividend'], now: START, order, size: 50 } as const
      const plans = await plansOf(db, ['contract_settlements'], async () => {
        await listIncomeRows(db, person, { ...asked, after: undefined })
        await listIncomeRows(db, person, { ...asked, after })
      })
      const search = `SEARCH contract_settlements USING INDEX settlements_by_downline${name} `
      const searches = plans.filter((plan) => plan.includes('contract_settlements'))
      expect(searches).toEqual([expect.stringContaining(search), expect.stringContaining(search)])
      expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|SCAN/)
    },
  )
})
