import { fileIncome, getIncome, getIncomeDetail, listIncome } from '#features/agent/income/api.ts'
import { INCOME_SOURCES, type IncomeSource } from '#features/agent/income/schema.ts'
import { readDay } from '#lib/periods.ts'
import { refuse } from '../../http/call-error.ts'
import { nextOf, readDays, readOrder, readPage } from '../../http/page-cursor.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { writeRecords } from '../../world/contracts/contract-words.ts'
import type { SettlementRecord } from '../../world/contracts/settlement-records.ts'
import { zoneOf, writeTime } from '../../world/days.ts'
import type { EarnedLine } from '../../world/team/commission.ts'
import { readEarnedDays, readEarnedLines, wholeUnits } from '../../world/team/earned-days.ts'
import * as income from '../../world/team/income.ts'
import { writeIncomeFile } from '../../world/team/income-files.ts'
import { addUp, writeSums } from '../../world/sums.ts'
import { writeUnits } from '../../world/money/money.ts'
import { showMember } from '../../world/team/team.ts'
import { readDownlines } from '../../world/team/team-overview.ts'

/** The most lines of a commission that are listed with the member's name. */
const NAMED = 200

type Context = Pick<CallContext, 'db' | 'merchant' | 'player' | 'now'>

/** Past income stays visible, even from a kind of contract that the brand has turned off. */
const sourcesOf = (source: IncomeSource | undefined) =>
  source === undefined ? INCOME_SOURCES : [source]

/** First letter of the number of a row that sums a day, by source. */
const LETTERS: Partial<Record<IncomeSource, string>> = {
  commission: 'c',
  hourlySalary: 'h',
  realtimeSalary: 'r',
}

const idOf = ({ day, row, source }: income.IncomeRow): string =>
  day === null ? `s${row}` : `${LETTERS[source]}${day}`

const writeRow = (row: income.IncomeRow, currency: string) => ({
  id: idOf(row),
  source: row.source,
  start: writeTime(row.start),
  end: writeTime(row.at),
  base: writeUnits(row.base, currency),
  amount: writeUnits(row.amount, currency),
  state: row.state,
  paidAt: writeTime(row.paidAt),
})

/** Adds the total of all sources to sums of an agent's income. */
const withTotal = <Sums extends Record<IncomeSource, number>>(sums: Sums) => ({
  ...sums,
  total: INCOME_SOURCES.reduce((total, source) => total + sums[source], 0),
})

/**
 * Writes the lines of a commission, and what is carried from and to other days, so that all add up
 * to the total. Lines with the largest amounts name their member.
 *
 * @param left parts that the day carries on; below zero if more was voided than earned
 */
function writeLines(
  context: Context,
  lines: readonly EarnedLine[],
  { total, left }: { total: number; left: number },
) {
  const { db, merchant } = context
  const { currency } = merchant.brand
  const write = (units: number) => writeUnits(units, currency)
  const sorted = lines
    .map((line) => ({ ...line, amount: wholeUnits(line.earned) }))
    .toSorted((one, other) => Math.abs(other.earned) - Math.abs(one.earned))
  const named = sorted.slice(0, NAMED)
  const names = new Set(named.map(({ source }) => source).filter(Boolean))
  const members = readDownlines(db, playerOf(context), [...names])
  const byName = new Map(members.map((member) => [member.account.username, showMember(member)]))
  const rest = sorted.slice(NAMED)
  const excess = Math.max(0, -wholeUnits(left))
  const sum = (of: typeof sorted) => of.reduce((units, { amount }) => units + amount, 0)
  return {
    lines: named.map(({ source, rateGroup, validBet, rate, sourceRate, amount }) => ({
      member: byName.get(source) ?? null,
      group: rateGroup,
      ownRate: rate,
      memberRate: sourceRate,
      validBet: write(validBet),
      amount: write(amount),
    })),
    others: rest.length === 0 ? null : { count: rest.length, amount: write(sum(rest)) },
    carried: write(total - excess - sum(sorted)),
    carriedOn: write(excess),
  }
}

/** Income from contracts is itemised by settlements, so these fields are empty. */
const NO_LINES = { lines: [], others: null, carried: '0', carriedOn: '0' }

/** Reads an income row that sums a day, with its lines or its settlements. */
function readDayRow(context: Context, source: IncomeSource, day: string) {
  const { db, now } = context
  const person = playerOf(context)
  const days = { from: day, to: day }
  const asked = { days, sources: sourcesOf(source), now: now.getTime() }
  const [row] = income.listDayRows(db, person, asked)
  if (!row) refuse('income_not_found')
  if (source === 'commission') {
    const lines = readEarnedLines(db, person, day)
    const { carriedOut = 0 } = readEarnedDays(db, person, days, asked.now).get(day) ?? {}
    const amounts = { total: row.amount, left: carriedOut }
    return { row, ...writeLines(context, lines, amounts), settlements: [] }
  }
  const found = income.listSettledOn(db, person, source, day)
  return { row, ...NO_LINES, settlements: writePays(context, found) }
}

const writePays = (context: Context, records: readonly SettlementRecord[]) =>
  writeRecords(context.db, playerOf(context), records, context.merchant.brand.currency)

function readContractPay(context: Context, id: number) {
  const found = income.findSettlement(context.db, playerOf(context), id)
  if (!found) refuse('income_not_found')
  return {
    row: income.readSettlement(found),
    ...NO_LINES,
    settlements: writePays(context, [found]),
  }
}

export const calls = [
  serveAgent(getIncome, (context) => {
    const { query, db, merchant } = context
    const { currency } = merchant.brand
    const sources = sourcesOf(query.source)
    const asked = { days: readDays(query), sources, now: context.now.getTime() }
    const rows = income.sumIncomeDays(db, playerOf(context), asked)
    const sums = addUp(
      income.NO_INCOME,
      rows.map((row) => row.sums),
    )
    return {
      sums: writeSums(withTotal(sums), currency),
      days: rows.map(({ day, sums: { owed: _owed, ...own } }) => ({
        day,
        ...writeSums(withTotal(own), currency),
      })),
      currency,
    }
  }),

  serveAgent(listIncome, (context) => {
    const { query, db, merchant, now } = context
    const { currency } = merchant.brand
    const order = { by: query.sortBy, ...readOrder(query) }
    const rows = income.listIncomeRows(db, playerOf(context), {
      days: readDays(query),
      sources: sourcesOf(query.source),
      order,
      ...readPage(query),
      now: now.getTime(),
    })
    return {
      list: rows.map((row) => writeRow(row, currency)),
      ...nextOf(
        rows.map((row) => income.placeOf(row, order)),
        query,
      ),
      currency,
    }
  }),

  serveAgent(fileIncome, (context) => {
    const { query, db, merchant, now } = context
    const slices = income.walkIncome(db, playerOf(context), {
      days: readDays(query),
      sources: sourcesOf(query.source),
      order: { by: query.sortBy, ...readOrder(query) },
      now: now.getTime(),
    })
    const { currency } = merchant.brand
    const zone = zoneOf(db, merchant.code)
    return writeIncomeFile({ language: query.language, zone, currency, idOf }, slices)
  }),

  serveAgent(getIncomeDetail, (context) => {
    const { currency } = context.merchant.brand
    const [, letter, rest = ''] = /^([a-z])([\d-]+)$/.exec(context.query.id) ?? []
    const source = INCOME_SOURCES.find((one) => LETTERS[one] === letter)
    const day = source && readDay(rest)
    const number = letter === 's' ? Number(rest) : Number.NaN
    if (!day && !Number.isSafeInteger(number)) refuse('income_not_found')
    const { row, ...more } =
      source && day ? readDayRow(context, source, day) : readContractPay(context, number)
    return { row: writeRow(row, currency), ...more, currency }
  }),
]
