import { getIncome, getIncomeDetail, listIncome } from '#features/agent/income/api.ts'
import { INCOME_SOURCES, type IncomeSource } from '#features/agent/income/schema.ts'
import { boundsOf, countDays, type Days, MOST_DAYS, readDay } from '#lib/periods.ts'
import { CallError } from '../../http/call-error.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { type CommissionLine, readCommission } from '../../world/commission-days.ts'
import { findContract } from '../../world/contract-book.ts'
import { writeSettlement } from '../../world/contract-words.ts'
import { zoneOf } from '../../world/days.ts'
import {
  findSettlement,
  type IncomeRow,
  type IncomeSums,
  listCommissionRows,
  listIncomeRows,
  readSettlement,
  sumIncomeDays,
} from '../../world/income.ts'
import { writeUnits } from '../../world/money.ts'
import { type Person, showMember } from '../../world/team.ts'
import { readDownlines } from '../../world/team-overview.ts'

/** Lines of a commission that are named. */
const NAMED = 200

type Context = Pick<CallContext, 'db' | 'merchant' | 'player' | 'now'>

function personOf(context: Context): Person {
  const { merchant, username } = playerOf(context)
  return { merchant, username }
}

function readDays({ startDate: from, endDate: to }: { startDate: string; endDate: string }): Days {
  const days = { from, to }
  if (from <= to && countDays(days) <= MOST_DAYS) return days
  throw new CallError(400, 'invalid_request', `A period has 1 to ${MOST_DAYS} days.`)
}

/** What the brand pays by, or the one that is asked for. */
const sourcesOf = ({ merchant }: Context, source: IncomeSource | undefined) =>
  INCOME_SOURCES.filter(
    (one) =>
      (source === undefined || one === source) &&
      (one === 'commission' || merchant.brand.features[one]),
  )

const idOf = ({ day, row }: IncomeRow): string => (day === null ? `s${row}` : `c${day}`)
const writeTime = (at: number) => new Date(at).toISOString()

const writeRow = (row: IncomeRow, currency: string) => ({
  id: idOf(row),
  source: row.source,
  start: writeTime(row.start),
  end: writeTime(row.at),
  base: writeUnits(row.base, currency),
  amount: writeUnits(row.amount, currency),
  state: row.state,
  paidAt: row.paidAt === null ? null : writeTime(row.paidAt),
})

function writeSums(sums: IncomeSums, currency: string) {
  const write = (units: number) => writeUnits(units, currency)
  return {
    commission: write(sums.commission),
    dividend: write(sums.dividend),
    dailySalary: write(sums.dailySalary),
    hourlySalary: write(sums.hourlySalary),
    realtimeSalary: write(sums.realtimeSalary),
    total: write(INCOME_SOURCES.reduce((sum, source) => sum + sums[source], 0)),
  }
}

const noIncome = () => new CallError(404, 'income_not_found', 'There is no such income.')

function writeLines({ db, merchant }: Context, lines: readonly CommissionLine[]) {
  const { currency } = merchant.brand
  const write = (units: number) => writeUnits(units, currency)
  const sorted = lines.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
  const named = sorted.slice(0, NAMED)
  const names = new Set(named.flatMap(({ username }) => username ?? []))
  const members = readDownlines(
    db,
    merchant.code,
    [...names].map((username) => [username, 1] as const),
  )
  const byName = new Map(members.map((member) => [member.account.username, showMember(member)]))
  const rest = sorted.slice(NAMED)
  return {
    lines: named.map(({ username, group, validBet, ownRate, memberRate, amount }) => ({
      member: username === null ? null : (byName.get(username) ?? null),
      ...{ group, ownRate, memberRate },
      validBet: write(validBet),
      amount: write(amount),
    })),
    others:
      rest.length === 0
        ? null
        : { count: rest.length, amount: write(rest.reduce((sum, { amount }) => sum + amount, 0)) },
  }
}

/** A day's commission, line by line. */
async function readCommissionDay(context: Context, day: string) {
  const { db, now } = context
  const person = personOf(context)
  const days = { from: day, to: day }
  const { start } = boundsOf(days, zoneOf(db, person.merchant))
  const [row] =
    start <= now.getTime() ? await listCommissionRows(db, person, days, now.getTime()) : []
  const found = await readCommission(db, person, days)
  if (!row) throw noIncome()
  return { row, ...writeLines(context, found.get(day)?.lines ?? []), settlement: null }
}

function readContractPay(context: Context, id: number) {
  const { db, merchant } = context
  const found = findSettlement(db, personOf(context), id)
  const contract = found && findContract(db, merchant.code, found.contractId)
  if (!found || !contract) throw noIncome()
  const settlement = {
    ...writeSettlement(found, contract, merchant.brand.currency),
    member: null,
  }
  return { row: readSettlement(found), lines: [], others: null, settlement }
}

export const calls = [
  serveAgent(getIncome, async (context) => {
    const { query, db, merchant } = context
    const { currency } = merchant.brand
    const sources = sourcesOf(context, query.source)
    const rows = await sumIncomeDays(db, personOf(context), readDays(query), sources)
    const total = (name: keyof IncomeSums) => rows.reduce((sum, row) => sum + row.sums[name], 0)
    const sums: IncomeSums = {
      commission: total('commission'),
      dividend: total('dividend'),
      dailySalary: total('dailySalary'),
      hourlySalary: total('hourlySalary'),
      realtimeSalary: total('realtimeSalary'),
      owed: total('owed'),
    }
    return {
      sums: { ...writeSums(sums, currency), owed: writeUnits(sums.owed, currency) },
      days: rows.map(({ day, sums: own }) => ({ day, ...writeSums(own, currency) })),
      currency,
    }
  }),

  serveAgent(listIncome, async (context) => {
    const { query, db, merchant, now } = context
    const { currency } = merchant.brand
    const rows = await listIncomeRows(db, personOf(context), {
      days: readDays(query),
      sources: sourcesOf(context, query.source),
      after: readCursor(query.cursor),
      size: query.pageSize,
      now: now.getTime(),
    })
    return {
      list: rows.map((row) => writeRow(row, currency)),
      ...nextOf(rows, query),
      currency,
    }
  }),

  serveAgent(getIncomeDetail, async (context) => {
    const { currency } = context.merchant.brand
    const [, kind, rest = ''] = /^([cs])([\d-]+)$/.exec(context.query.id) ?? []
    const day = kind === 'c' ? readDay(rest) : null
    const number = kind === 's' ? Number(rest) : Number.NaN
    if (day === null && !Number.isSafeInteger(number)) throw noIncome()
    const { row, ...more } =
      day === null ? readContractPay(context, number) : await readCommissionDay(context, day)
    return { row: writeRow(row, currency), ...more, currency }
  }),
]
