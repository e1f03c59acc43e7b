import { CONTRACT_KINDS, type ContractKind } from '#features/agent/contracts/schema.ts'
import type { IncomeSort, IncomeSource } from '#features/agent/income/schema.ts'
import { type Days, listDays } from '#lib/periods.ts'
import type { Db } from '../../db/open.ts'
import type { PageEnd } from '../../http/page-cursor.ts'
import {
  findSettlementRecord,
  listSettlementRows,
  type SettlementFilter,
  type SettlementRecord,
  sumSettlements,
} from '../contracts/settlement-records.ts'
import { boundsOfDay, DAY, zoneOf } from '../days.ts'
import { readEarnedDays } from './earned-days.ts'
import { walkPages } from '../keyset.ts'
import { byTime } from '../money/records.ts'
import type { Person } from './tree.ts'

/*
 * Reads agents' income from every source (docs/product.md §12.2). A period's income counts on the
 * last day of the period.
 */

type State = 'paid' | 'owed' | 'pending' | 'none'

export interface IncomeRow extends PageEnd {
  source: IncomeSource
  start: number
  base: number
  amount: number
  state: State
  paidAt: number | null
  /** Day of a row that sums a day; null for other rows. */
  day: string | null
}

/** Kinds of salaries with so many periods that a day's payments are summed in one row. */
const DAILY_ROWS = ['hourlySalary', 'realtimeSalary'] as const
type DailyRow = (typeof DAILY_ROWS)[number]

/** Rows that sum a day have numbers below those of settlements, so that numbers never collide. */
const PLACES = ['realtimeSalary', 'hourlySalary', 'commission'] as const
const rowOf = (source: (typeof PLACES)[number], day: string): number =>
  PLACES.indexOf(source) - PLACES.length * (1 + Date.parse(day) / DAY)

const isDaily = (kind: ContractKind): kind is DailyRow => DAILY_ROWS.some((daily) => daily === kind)

/** States of settlements that are income; the state `none` pays nothing. */
const PAYING = ['paid', 'owed'] as const

/** Selects the settlements of a kind that pay a member in these days. */
const paidTo = ({ merchant, username }: Person, kind: ContractKind, days: Days) =>
  ({ merchant, kind, downline: username, state: PAYING, days }) satisfies SettlementFilter

interface Asked {
  days: Days
  sources: readonly IncomeSource[]
  now: number
}

/** Order of income: by the end of its period, or by its amount. */
export interface IncomeOrder {
  by: IncomeSort
  ascending: boolean
}

/** Returns the sort key of a row in an order. */
export const placeOf = (row: IncomeRow, { by }: Pick<IncomeOrder, 'by'>): PageEnd => ({
  at: by === 'date' ? row.at : row.amount,
  row: row.row,
})

interface PageAsked extends Asked {
  order: IncomeOrder
  after: PageEnd | undefined
  size: number
}

/** Lists a page of an agent's income. */
export const listIncomeRows = (db: Db, person: Person, asked: PageAsked): IncomeRow[] =>
  pageOf(db, person, listDayRows(db, person, asked), asked)

/** Yields all of an agent's income, page by page. */
export function walkIncome(
  db: Db,
  person: Person,
  asked: Asked & { order: IncomeOrder },
): AsyncGenerator<IncomeRow[]> {
  const byDay = listDayRows(db, person, asked)
  return walkPages(
    (page) => pageOf(db, person, byDay, { ...asked, ...page }),
    (row) => placeOf(row, asked.order),
  )
}

/** Lists a page of rows that sum days, and of settlements. */
function pageOf(
  db: Db,
  person: Person,
  byDay: readonly IncomeRow[],
  { days, sources, order, after, size }: PageAsked,
): IncomeRow[] {
  // One query for each kind, because an index has the rows of each kind in the required order.
  const settled = CONTRACT_KINDS.filter((kind) => sources.includes(kind) && !isDaily(kind)).flatMap(
    (kind) =>
      listSettlementRows(db, paidTo(person, kind, days), { order, after, size }).map(
        readSettlement,
      ),
  )
  const compare = byTime(order.ascending)
  const isAfter = (row: IncomeRow) => !after || compare(after, placeOf(row, order)) < 0
  return [...byDay.filter(isAfter), ...settled]
    .toSorted((one, other) => compare(placeOf(one, order), placeOf(other, order)))
    .slice(0, size)
}

export const readSettlement = ({ settlement: row }: SettlementRecord): IncomeRow => ({
  row: row.id,
  at: row.end,
  source: row.kind,
  start: row.start,
  base: row.base,
  amount: row.amount,
  state: row.state === 'owed' ? 'owed' : 'paid',
  paidAt: row.paidAt,
  day: null,
})

/** Reads the commission of each day, if it is among the sources. */
const readCommission = (db: Db, person: Person, { days, sources, now }: Asked) =>
  sources.includes('commission') ? readEarnedDays(db, person, days, now) : new Map<string, never>()

/** Lists rows that sum a day: its commission, and its salaries with many periods. */
export function listDayRows(db: Db, person: Person, asked: Asked): IncomeRow[] {
  const { days, sources } = asked
  const zone = zoneOf(db, person.merchant)
  const earned = readCommission(db, person, asked)
  const daily = DAILY_ROWS.filter((kind) => sources.includes(kind))
  const rows: IncomeRow[] = []
  for (const day of listDays(days)) {
    const bounds = boundsOfDay(day, zone)
    const row = { at: bounds.end, start: bounds.start, day }
    const commission = earned.get(day)
    if (commission) {
      const { validBet: base, amount } = commission
      // A day of which nothing is left, such as one with a void only, is settled but not paid.
      const state = commission.paidAt === null ? 'pending' : amount > 0 ? 'paid' : 'none'
      const paidAt = state === 'paid' ? commission.paidAt : null
      const source = 'commission'
      rows.push({ ...row, source, row: rowOf(source, day), base, amount, state, paidAt })
    }
    for (const source of daily) {
      const { count, base, amount, owed, paidAt } = sumSettlements(
        db,
        paidTo(person, source, { from: day, to: day }),
      )
      const state = owed > 0 ? 'owed' : 'paid'
      if (count > 0)
        rows.push({ ...row, source, row: rowOf(source, day), base, amount, state, paidAt })
    }
  }
  return rows
}

/** Finds a settlement that pays a member; undefined for any other. */
export function findSettlement(db: Db, person: Person, id: number): SettlementRecord | undefined {
  const found = findSettlementRecord(db, person, id)
  if (found?.settlement.downline !== person.username) return undefined
  return PAYING.some((state) => state === found.settlement.state) ? found : undefined
}

/** Lists the settlements of a kind of contract on a day, the newest first. */
export const listSettledOn = (
  db: Db,
  person: Person,
  kind: ContractKind,
  day: string,
): SettlementRecord[] =>
  listSettlementRows(db, paidTo(person, kind, { from: day, to: day }), {
    order: { by: 'date', ascending: false },
    after: undefined,
    size: -1,
  })

export const NO_INCOME: Record<IncomeSource | 'owed', number> = {
  commission: 0,
  dividend: 0,
  dailySalary: 0,
  hourlySalary: 0,
  realtimeSalary: 0,
  owed: 0,
}

/** Sums each day's income by source, with the part that is still owed. */
export function sumIncomeDays(
  db: Db,
  person: Person,
  asked: Asked,
): { day: string; sums: typeof NO_INCOME }[] {
  const { days, sources } = asked
  const earned = readCommission(db, person, asked)
  const kinds = CONTRACT_KINDS.filter((kind) => sources.includes(kind))
  return listDays(days).map((day) => {
    const sums = { ...NO_INCOME, commission: earned.get(day)?.amount ?? 0 }
    for (const kind of kinds) {
      const found = sumSettlements(db, paidTo(person, kind, { from: day, to: day }))
      sums[kind] = found.amount
      sums.owed += found.owed
    }
    return { day, sums }
  })
}
