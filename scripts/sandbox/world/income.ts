import { setImmediate } from 'node:timers/promises'
import { CONTRACT_KINDS, type ContractKind } from '#features/agent/contracts/schema.ts'
import type { IncomeSource } from '#features/agent/income/schema.ts'
import { boundsOf, type Days, listDays } from '#lib/periods.ts'
import { and, desc, eq, gt, lte, ne, sql } from '../db/drizzle.ts'
import { contractSettlements } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import type { PageEnd } from '../http/page-cursor.ts'
import { zoneOf } from './days.ts'
import { readEarnedDays } from './earned-days.ts'
import type { Person } from './team.ts'

/*
 * What agents earn, by whatever source (docs/product.md §12.2). What belongs to a period counts on its
 * last day.
 */

type Settlement = typeof contractSettlements.$inferSelect
type State = 'paid' | 'owed' | 'pending'

export interface IncomeRow extends PageEnd {
  source: IncomeSource
  start: number
  base: number
  amount: number
  state: State
  paidAt: number | null
  /** Of what is a row for each day. */
  day: string | null
}

/** Salaries with so many periods that a day's are one row. */
export const DAILY_ROWS = ['hourlySalary', 'realtimeSalary'] as const
type DailyRow = (typeof DAILY_ROWS)[number]

/** Where rows of days come among those that end at the same time: settlements have numbers above. */
const ROW_OF: Record<'commission' | DailyRow, number> = {
  commission: 0,
  hourlySalary: -1,
  realtimeSalary: -2,
}
/** Days that are read at once: other calls are answered in between. */
const DAYS_AT_ONCE = 20

const isDaily = (kind: ContractKind): kind is DailyRow => DAILY_ROWS.some((daily) => daily === kind)

const isOwn = ({ merchant, username }: Person) =>
  and(
    eq(contractSettlements.merchant, merchant),
    eq(contractSettlements.downline, username),
    ne(contractSettlements.state, 'none'),
  )

interface Bounds {
  start: number
  end: number
}

const endsWithin = ({ start, end }: Bounds) =>
  and(gt(contractSettlements.end, start), lte(contractSettlements.end, end))

interface Asked {
  days: Days
  sources: readonly IncomeSource[]
  now: number
}

/** A page of an agent's income, the newest first. */
export async function listIncomeRows(
  db: Db,
  person: Person,
  { after, size, ...asked }: Asked & { after: PageEnd | undefined; size: number },
): Promise<IncomeRow[]> {
  const bounds = boundsOf(asked.days, zoneOf(db, person.merchant))
  const byDay = await listDayRows(db, person, asked)
  // Kind by kind, so that an index has the rows of each in their order.
  const settled = CONTRACT_KINDS.filter(
    (kind) => asked.sources.includes(kind) && !isDaily(kind),
  ).flatMap((kind) =>
    db
      .select()
      .from(contractSettlements)
      .where(
        and(
          isOwn(person),
          eq(contractSettlements.kind, kind),
          endsWithin(bounds),
          after &&
            sql`(${contractSettlements.end}, ${contractSettlements.id}) < (${after.at}, ${after.row})`,
        ),
      )
      .orderBy(desc(contractSettlements.end), desc(contractSettlements.id))
      .limit(size)
      .all()
      .map(readSettlement),
  )
  const isAfter = ({ at, row }: PageEnd) =>
    !after || at < after.at || (at === after.at && row < after.row)
  return [...byDay.filter(isAfter), ...settled]
    .toSorted((one, other) => other.at - one.at || other.row - one.row)
    .slice(0, size)
}

export const readSettlement = (row: Settlement): IncomeRow => ({
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

/** Rows that stand for a day: its commission, and its salaries of many periods. */
export async function listDayRows(
  db: Db,
  person: Person,
  { days, sources, now }: Asked,
): Promise<IncomeRow[]> {
  const zone = zoneOf(db, person.merchant)
  const earned = sources.includes('commission')
    ? await readEarnedDays(db, person, days, now)
    : new Map<string, never>()
  const daily = DAILY_ROWS.filter((kind) => sources.includes(kind))
  const rows: IncomeRow[] = []
  for (const [index, day] of listDays(days).entries()) {
    const bounds = boundsOf({ from: day, to: day }, zone)
    const row = { at: bounds.end, start: bounds.start, day }
    const commission = earned.get(day)
    if (commission) {
      const { validBet: base, amount, paidAt } = commission
      const state = paidAt === null ? 'pending' : 'paid'
      const source = 'commission'
      rows.push({ ...row, source, row: ROW_OF[source], base, amount, state, paidAt })
    }
    for (const source of daily) {
      const { count, base, amount, owed, paidAt } = sumSettled(db, person, source, bounds)
      const state = owed > 0 ? 'owed' : 'paid'
      if (count > 0) rows.push({ ...row, source, row: ROW_OF[source], base, amount, state, paidAt })
    }
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await setImmediate()
  }
  return rows
}

/** A settlement that pays somebody; undefined for all others. */
export const findSettlement = (db: Db, person: Person, id: number): Settlement | undefined =>
  db
    .select()
    .from(contractSettlements)
    .where(and(isOwn(person), eq(contractSettlements.id, id)))
    .get()

/** What a kind of contract settled on a day, the newest first. */
export const listSettledOn = (
  db: Db,
  person: Person,
  kind: ContractKind,
  day: string,
): Settlement[] =>
  db
    .select()
    .from(contractSettlements)
    .where(
      and(
        isOwn(person),
        eq(contractSettlements.kind, kind),
        endsWithin(boundsOf({ from: day, to: day }, zoneOf(db, person.merchant))),
      ),
    )
    .orderBy(desc(contractSettlements.end), desc(contractSettlements.id))
    .all()

export type IncomeSums = Record<IncomeSource, number> & { owed: number }

const NONE: IncomeSums = {
  commission: 0,
  dividend: 0,
  dailySalary: 0,
  hourlySalary: 0,
  realtimeSalary: 0,
  owed: 0,
}

/** What each day earned by source, and what of it is owed. */
export async function sumIncomeDays(
  db: Db,
  person: Person,
  { days, sources, now }: Asked,
): Promise<{ day: string; sums: IncomeSums }[]> {
  const zone = zoneOf(db, person.merchant)
  const earned = sources.includes('commission')
    ? await readEarnedDays(db, person, days, now)
    : new Map<string, never>()
  const kinds = CONTRACT_KINDS.filter((kind) => sources.includes(kind))
  const rows: { day: string; sums: IncomeSums }[] = []
  for (const [index, day] of listDays(days).entries()) {
    const sums = { ...NONE, commission: earned.get(day)?.amount ?? 0 }
    const bounds = boundsOf({ from: day, to: day }, zone)
    for (const kind of kinds) {
      const found = sumSettled(db, person, kind, bounds)
      sums[kind] = found.amount
      sums.owed += found.owed
    }
    rows.push({ day, sums })
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await setImmediate()
  }
  return rows
}

interface SettledSum {
  count: number
  base: number
  amount: number
  owed: number
  paidAt: number | null
}

function sumSettled(db: Db, person: Person, kind: ContractKind, bounds: Bounds): SettledSum {
  const { amount, base, state, paidAt } = contractSettlements
  return db
    .select({
      count: sql<number>`count(*)`,
      base: sql<number>`coalesce(sum(${base}), 0)`,
      amount: sql<number>`coalesce(sum(${amount}), 0)`,
      owed: sql<number>`coalesce(sum(CASE WHEN ${state} = 'owed' THEN ${amount} END), 0)`,
      paidAt: sql<number | null>`max(${paidAt})`,
    })
    .from(contractSettlements)
    .where(and(isOwn(person), eq(contractSettlements.kind, kind), endsWithin(bounds)))
    .get() as SettledSum
}
