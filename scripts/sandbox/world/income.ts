import { setImmediate } from 'node:timers/promises'
import { CONTRACT_KINDS } from '#features/agent/contracts/schema.ts'
import type { IncomeSource } from '#features/agent/income/schema.ts'
import { boundsOf, type Days, listDays } from '#lib/periods.ts'
import { and, desc, eq, gt, lte, ne, sql } from '../db/drizzle.ts'
import { contractSettlements } from '../db/contract-tables.ts'
import type { Db } from '../db/open.ts'
import type { PageEnd } from '../http/page-cursor.ts'
import { readCommission } from './commission-days.ts'
import { zoneOf } from './days.ts'
import type { Person } from './team.ts'

/*
 * What agents earn, by whatever source (docs/product.md §12.2): commission by the day, and what
 * contracts paid, which belongs to the last day of its period.
 */

type Settlement = typeof contractSettlements.$inferSelect

export interface IncomeRow extends PageEnd {
  source: IncomeSource
  start: number
  base: number
  amount: number
  state: 'paid' | 'owed' | 'pending'
  paidAt: number | null
  /** Of commission. */
  day: string | null
}

/** Of rows that end at once, commission comes last: settlements have numbers above it. */
const COMMISSION_ROW = 0
/** Days that are summed at once: other calls are answered in between. */
const DAYS_AT_ONCE = 20

const isOwn = ({ merchant, username }: Person) =>
  and(
    eq(contractSettlements.merchant, merchant),
    eq(contractSettlements.downline, username),
    ne(contractSettlements.state, 'none'),
  )

/** A day's commission is paid when the day is over. */
const stateOfDay = (end: number, now: number) => (end <= now ? 'paid' : 'pending')

/** A page of an agent's income, the newest first. */
export async function listIncomeRows(
  db: Db,
  person: Person,
  asked: {
    days: Days
    sources: readonly IncomeSource[]
    after: PageEnd | undefined
    size: number
    now: number
  },
): Promise<IncomeRow[]> {
  const { days, sources, after, size, now } = asked
  const zone = zoneOf(db, person.merchant)
  const { start, end } = boundsOf(days, zone)
  const commission = sources.includes('commission')
    ? await listCommissionRows(db, person, days, now)
    : []
  // Kind by kind, so that an index has the rows of each in their order.
  const settled = CONTRACT_KINDS.filter((kind) => sources.includes(kind)).flatMap((kind) =>
    db
      .select()
      .from(contractSettlements)
      .where(
        and(
          isOwn(person),
          eq(contractSettlements.kind, kind),
          gt(contractSettlements.end, start),
          lte(contractSettlements.end, end),
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
  return [...commission.filter(isAfter), ...settled]
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

/** The commission of each day, without days on which nothing was bet. */
export async function listCommissionRows(
  db: Db,
  person: Person,
  days: Days,
  now: number,
): Promise<IncomeRow[]> {
  const zone = zoneOf(db, person.merchant)
  const found = await readCommission(db, person, days)
  return [...found].map(([day, { validBet, amount }]) => {
    const { start, end } = boundsOf({ from: day, to: day }, zone)
    const state = stateOfDay(end, now)
    return {
      ...{ row: COMMISSION_ROW, at: end, source: 'commission', start, day, state },
      ...{ base: validBet, amount, paidAt: state === 'paid' ? end : null },
    } satisfies IncomeRow
  })
}

/** A settlement that pays somebody; undefined for all others. */
export const findSettlement = (db: Db, person: Person, id: number): Settlement | undefined =>
  db
    .select()
    .from(contractSettlements)
    .where(and(isOwn(person), eq(contractSettlements.id, id)))
    .get()

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
  days: Days,
  sources: readonly IncomeSource[],
): Promise<{ day: string; sums: IncomeSums }[]> {
  const zone = zoneOf(db, person.merchant)
  const commission = sources.includes('commission')
    ? await readCommission(db, person, days)
    : new Map<string, { amount: number }>()
  const kinds = CONTRACT_KINDS.filter((kind) => sources.includes(kind))
  const rows: { day: string; sums: IncomeSums }[] = []
  for (const [index, day] of listDays(days).entries()) {
    const sums = { ...NONE, commission: commission.get(day)?.amount ?? 0 }
    const { start, end } = boundsOf({ from: day, to: day }, zone)
    for (const kind of kinds) {
      const found = sumSettled(db, person, kind, { start, end })
      sums[kind] = found.amount
      sums.owed += found.owed
    }
    rows.push({ day, sums })
    // oxlint-disable-next-line no-await-in-loop -- other calls are answered in between
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await setImmediate()
  }
  return rows
}

const sumSettled = (
  db: Db,
  person: Person,
  kind: (typeof CONTRACT_KINDS)[number],
  { start, end }: { start: number; end: number },
): { amount: number; owed: number } => {
  const { amount, state } = contractSettlements
  const found = db
    .select({
      amount: sql<number>`coalesce(sum(${amount}), 0)`,
      owed: sql<number>`coalesce(sum(CASE WHEN ${state} = 'owed' THEN ${amount} END), 0)`,
    })
    .from(contractSettlements)
    .where(
      and(
        isOwn(person),
        eq(contractSettlements.kind, kind),
        gt(contractSettlements.end, start),
        lte(contractSettlements.end, end),
      ),
    )
    .get()
  return found ?? { amount: 0, owed: 0 }
}
