import { csvHead, csvText, joinCells } from '#lib/csv.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { zonedTimeWriter } from '#lib/periods.ts'
import type { MovementType } from '#parts/records/schema.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import { netOf, validBetOf } from '../play/bet-book.ts'
import { unitWriter } from '../money/money.ts'
import type { ShownMember } from './report-members.ts'
import type { IncomeRow } from './income.ts'
import { computeOnce } from '../compute-once.ts'
import type { SettlementState } from '../contracts/settlement-records.ts'
import { type FileWord, fileWord, movementWord } from './report-words.ts'
import type { ProfitLine } from './team-profit.ts'
import type { TeamBetRow as TeamBet, TeamEntryRow } from './team-records.ts'
import { makeRest } from '../rest.ts'

/** Language, time zone and currency in which a report's file is written. */
export interface FileParts {
  language: LanguageCode
  zone: string
  currency: string
  showMember: (username: string) => ShownMember
}

type FileState = TeamBet['state'] | IncomeRow['state'] | SettlementState

/** Number of lines in one piece of a file. */
const PIECE = 500

/**
 * Converts a text to a string with one character per byte of its UTF-8 form: such strings are
 * joined and sent three times faster than strings with other characters.
 */
const bytesOf = (text: string) =>
  /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
export const cellOf = (text: string) => bytesOf(csvText(text))

/** A column of a file: its head, and the cell of a row in the form of `bytesOf`. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string]

/** Writes a file like `lib/csv.ts`, piece by piece, so that other calls wait for at most one piece. */
export async function* writeFile<Row>(
  columns: readonly Column<Row>[],
  slices: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(columns.map(([head]) => head)))
  const rest = makeRest()
  for await (const slice of slices) {
    for (let first = 0; first < slice.length; first += PIECE) {
      let piece = ''
      for (const row of slice.slice(first, first + PIECE)) {
        piece += joinCells(columns.map(([, cell]) => cell(row)))
      }
      yield Buffer.from(piece, 'latin1')
      // oxlint-disable-next-line no-await-in-loop
      await rest()
    }
  }
}

const MEMBER: readonly FileWord[] = ['member', 'memberId', 'level']

/** Prepares the parts that the columns of every file share. */
export function openFile({ language, zone, currency }: Omit<FileParts, 'showMember'>) {
  const word = (each: FileWord) => fileWord(each, language)
  return {
    word,
    timeHead: (each: FileWord) => `${word(each)} (${zone})`,
    state: computeOnce((each: FileState) => cellOf(word(each))),
    time: zonedTimeWriter(zone),
    money: unitWriter(currency),
    currencyColumn: [word('currency'), () => currency] as const,
  }
}

function open({ showMember, ...parts }: FileParts) {
  const file = openFile(parts)
  const member = computeOnce((username: string) => {
    const { account, id, level } = showMember(username)
    return [cellOf(account), cellOf(id), String(level)] as const
  })
  return {
    ...file,
    /** The columns that show the member of a row. */
    memberColumns: <Row extends { username: string }>(
      cellsOf = (row: Row): readonly string[] => member(row.username),
    ) =>
      MEMBER.map((name, place) => [file.word(name), (row: Row) => cellsOf(row)[place]!] as const),
    member,
  }
}

export function writeBetFile(
  parts: FileParts,
  nameOf: Record<'game' | 'vendor', (code: string) => string>,
  slices: AsyncIterable<readonly TeamBet[]>,
) {
  const { word, timeHead, state, time, money, memberColumns, currencyColumn } = open(parts)
  const game = computeOnce((code: string) => cellOf(nameOf.game(code)))
  const vendor = computeOnce((code: string) => cellOf(nameOf.vendor(code)))
  return writeFile<TeamBet>(
    [
      [timeHead('time'), (bet) => time(bet.at)],
      ...memberColumns(),
      [word('game'), (bet) => (bet.nodeId === null ? '' : game(bet.nodeId))],
      [word('vendor'), (bet) => vendor(bet.vendor)],
      [word('state'), (bet) => state(bet.state)],
      [word('stake'), (bet) => money(bet.amount)],
      [word('validBet'), (bet) => money(validBetOf(bet))],
      [word('win'), (bet) => money(bet.win)],
      [word('winOrLoss'), (bet) => money(netOf(bet))],
      currencyColumn,
      [word('reference'), (bet) => cellOf(bet.transactionId)],
    ],
    slices,
  )
}

/** Heads of the columns of profit and loss, and the figure in each. */
const PROFIT_COLUMNS = [
  ['deposits', 'deposits'],
  ['withdrawals', 'withdrawals'],
  ['stakes', 'stake'],
  ['validBets', 'validBet'],
  ['wins', 'win'],
  ['bonuses', 'bonuses'],
  ['rebates', 'rebates'],
  ['net', 'net'],
] as const

/** Writes profit and loss as a CSV file. */
export function writeProfitFile(parts: FileParts, lines: readonly ProfitLine[]) {
  const { word, money, member, memberColumns, currencyColumn } = open(parts)
  const moves = [cellOf(word('moves')), '', '']
  return writeFile<ProfitLine>(
    [
      ...memberColumns((line: ProfitLine) =>
        line.kind === 'moves' ? moves : member(line.username),
      ),
      ...PROFIT_COLUMNS.map(
        ([head, name]) => [word(head), (line: ProfitLine) => money(line[name])] as const,
      ),
      currencyColumn,
    ],
    [lines],
  )
}

/** Writes movements of main wallets as a CSV file. */
export function writeEntryFile(
  parts: FileParts,
  typeOf: (reason: MoneyReason) => MovementType,
  slices: AsyncIterable<readonly TeamEntryRow[]>,
) {
  const { word, timeHead, time, money, memberColumns, currencyColumn } = open(parts)
  const type = computeOnce((reason: MoneyReason) =>
    cellOf(movementWord(typeOf(reason), parts.language)),
  )
  // Balances of deeper members are visible only to their own uplines, and references may contain
  // names.
  const ifDirect = (cell: (entry: TeamEntryRow) => string) => (entry: TeamEntryRow) =>
    parts.showMember(entry.username).level === 1 ? cell(entry) : ''
  return writeFile<TeamEntryRow>(
    [
      [timeHead('time'), (entry) => time(entry.at)],
      ...memberColumns(),
      [word('type'), (entry) => type(entry.reason)],
      [word('amount'), (entry) => money(entry.amount)],
      [word('balance'), ifDirect((entry) => money(entry.balanceAfter))],
      currencyColumn,
      [word('reference'), ifDirect((entry) => cellOf(entry.reference))],
    ],
    slices,
  )
}
