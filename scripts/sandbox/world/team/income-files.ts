import type { IncomeRow } from './income.ts'
import { cellOf, type FileParts, openFile, writeFile } from './report-files.ts'
import { computeOnce, type FileWord } from './report-words.ts'
import type { SettlementRecord } from '../contracts/settlement-records.ts'

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
  const { word, state, timeHead, time, money } = openFile(parts)
  const name = computeOnce((username: string) => cellOf(nameOf(username)))
  const whose: readonly FileWord[] = of === 'own' ? [] : ['downline']
  const heads = [
    ...whose,
    'state',
    'version',
    'activeMembers',
    'base',
    'rate',
    'amount',
    'carriedOver',
    'currency',
    'number',
  ] as const
  return writeFile(
    [timeHead('from'), timeHead('until'), ...heads.map(word)],
    slices,
    ({ settlement, contract: { terms, version } }: SettlementRecord) => [
      time(settlement.start),
      time(settlement.end),
      ...whose.map(() => name(settlement.downline)),
      state(settlement.state),
      String(version),
      'tiers' in terms ? String(settlement.figures.activeMembers) : '',
      money(settlement.base),
      (terms.kind === 'realtimeSalary' ? [terms.profitRate, terms.lossRate] : [settlement.rate])
        .map((rate) => `${rate / 100}%`)
        .join(' / '),
      money(settlement.amount),
      money(settlement.carriedOut),
      parts.currency,
      String(settlement.id),
    ],
  )
}

/** Writes an agent's income as a file. */
export function writeIncomeFile(
  { idOf, ...parts }: Parts & { idOf: (row: IncomeRow) => string },
  slices: AsyncIterable<readonly IncomeRow[]>,
) {
  const { word, state, timeHead, time, money } = openFile(parts)
  const source = computeOnce((each: IncomeRow['source']) => cellOf(word(each)))
  const heads = ['source', 'base', 'amount', 'currency', 'state', 'paidAt', 'number'] as const
  return writeFile(
    [timeHead('from'), timeHead('until'), ...heads.map(word)],
    slices,
    (row: IncomeRow) => [
      time(row.start),
      time(row.at),
      source(row.source),
      money(row.base),
      money(row.amount),
      parts.currency,
      state(row.state),
      row.paidAt === null ? '' : time(row.paidAt),
      idOf(row),
    ],
  )
}
