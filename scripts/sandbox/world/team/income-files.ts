import { computeOnce } from '../compute-once.ts'
import type { SettlementRecord } from '../contracts/settlement-records.ts'
import type { IncomeRow } from './income.ts'
import { cellOf, type Column, type FileParts, openFile, writeFile } from './report-files.ts'

/* Writes agents' income as CSV files (docs/product.md §12.8). */

type Parts = Omit<FileParts, 'showMember'>

/**
 * Writes a file of contract payments: to the agent, or to downlines, whose names are then included.
 */
export function writeSettlementFile(
  { nameOf, ...parts }: Parts & { nameOf: (username: string) => string },
  of: 'own' | 'downlines',
  slices: AsyncIterable<readonly SettlementRecord[]>,
) {
  const { word, state, timeHead, time, money, currencyColumn } = openFile(parts)
  const name = computeOnce((username: string) => cellOf(nameOf(username)))
  const downline: Column<SettlementRecord> = [
    word('downline'),
    ({ settlement }) => name(settlement.downline),
  ]
  return writeFile<SettlementRecord>(
    [
      [timeHead('from'), ({ settlement }) => time(settlement.start)],
      [timeHead('until'), ({ settlement }) => time(settlement.end)],
      ...(of === 'own' ? [] : [downline]),
      [word('state'), ({ settlement }) => state(settlement.state)],
      [word('version'), ({ contract }) => String(contract.version)],
      [
        word('activeMembers'),
        ({ settlement, contract }) =>
          'tiers' in contract.terms ? String(settlement.figures.activeMembers) : '',
      ],
      [word('base'), ({ settlement }) => money(settlement.base)],
      [word('rate'), writeRates],
      [word('amount'), ({ settlement }) => money(settlement.amount)],
      [word('carriedOver'), ({ settlement }) => money(settlement.carriedOut)],
      currencyColumn,
      [word('number'), ({ settlement }) => String(settlement.id)],
    ],
    slices,
  )
}

const writeRates = ({ settlement, contract: { terms } }: SettlementRecord) =>
  (terms.kind === 'realtimeSalary' ? [terms.profitRate, terms.lossRate] : [settlement.rate])
    .map((rate) => `${rate / 100}%`)
    .join(' / ')

/** Writes an agent's income as a file. */
export function writeIncomeFile(
  { idOf, ...parts }: Parts & { idOf: (row: IncomeRow) => string },
  slices: AsyncIterable<readonly IncomeRow[]>,
) {
  const { word, state, timeHead, time, money, currencyColumn } = openFile(parts)
  const source = computeOnce((each: IncomeRow['source']) => cellOf(word(each)))
  return writeFile<IncomeRow>(
    [
      [timeHead('from'), (row) => time(row.start)],
      [timeHead('until'), (row) => time(row.at)],
      [word('source'), (row) => source(row.source)],
      [word('base'), (row) => money(row.base)],
      [word('amount'), (row) => money(row.amount)],
      currencyColumn,
      [word('state'), (row) => state(row.state)],
      [word('paidAt'), (row) => (row.paidAt === null ? '' : time(row.paidAt))],
      [word('number'), idOf],
    ],
    slices,
  )
}
