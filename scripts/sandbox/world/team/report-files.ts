import { csvHead, csvText, joinCells } from '#lib/csv.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { zonedTimeWriter } from '#lib/periods.ts'
import type { MovementType } from '#parts/records/schema.ts'
import type { MoneyReason } from '../../db/ledger-kinds.ts'
import { netOf, validBetOf } from '../play/bet-book.ts'
import { unitWriter } from '../money/money.ts'
import type { ShownMember } from './report-members.ts'
import { computeOnce, type FileWord, fileWord, movementWord } from './report-words.ts'
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

/** Number of lines in one piece of a file. */
const PIECE = 500

/**
 * Converts a text to a string with one character per byte of its UTF-8 form: such strings are
 * joined and sent three times faster than strings with other characters.
 */
const bytesOf = (text: string) =>
  /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1')
export const cellOf = (text: string) => bytesOf(csvText(text))

/**
 * Writes a file like `lib/csv.ts`, piece by piece, so that other calls wait for at most one piece.
 *
 * @param cellsOf returns escaped cells in the form of `bytesOf`
 */
export async function* writeFile<Row>(
  names: readonly string[],
  slices: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(names))
  const rest = makeRest()
  for await (const slice of slices) {
    for (let first = 0; first < slice.length; first += PIECE) {
      let piece = ''
      for (const row of slice.slice(first, first + PIECE)) piece += joinCells(cellsOf(row))
      yield Buffer.from(piece, 'latin1')
      // oxlint-disable-next-line no-await-in-loop
      await rest()
    }
  }
}

const MEMBER: readonly FileWord[] = ['member', 'memberId', 'level']

/** Prepares the parts that the head and the cells of every file share. */
export function openFile({ language, zone, currency }: Omit<FileParts, 'showMember'>) {
  const word = (each: FileWord) => fileWord(each, language)
  return {
    word,
    timeHead: (each: FileWord) => `${word(each)} (${zone})`,
    state: computeOnce(
      (each: 'open' | 'settled' | 'rolledBack' | 'paid' | 'owed' | 'none' | 'pending') =>
        cellOf(word(each)),
    ),
    time: zonedTimeWriter(zone),
    money: unitWriter(currency),
  }
}

function open({ showMember, ...parts }: FileParts) {
  return {
    ...openFile(parts),
    member: computeOnce((username: string) => {
      const { account, id, level } = showMember(username)
      return [cellOf(account), cellOf(id), level].join(',')
    }),
  }
}

export function writeBetFile(
  parts: FileParts,
  nameOf: Record<'game' | 'vendor', (code: string) => string>,
  slices: AsyncIterable<readonly TeamBet[]>,
) {
  const { word, timeHead, state, time, money, member } = open(parts)
  const game = computeOnce((code: string) => cellOf(nameOf.game(code)))
  const vendor = computeOnce((code: string) => cellOf(nameOf.vendor(code)))
  const heads = [
    ...MEMBER,
    'game',
    'vendor',
    'state',
    'stake',
    'validBet',
    'win',
    'winOrLoss',
  ] as const
  return writeFile(
    [timeHead('time'), ...heads.map(word), word('currency'), word('reference')],
    slices,
    (bet: TeamBet) => [
      time(bet.at),
      member(bet.username),
      bet.nodeId === null ? '' : game(bet.nodeId),
      vendor(bet.vendor),
      state(bet.state),
      money(bet.amount),
      money(validBetOf(bet)),
      money(bet.win),
      money(netOf(bet)),
      parts.currency,
      cellOf(bet.transactionId),
    ],
  )
}

/** Writes profit and loss as a CSV file. */
export function writeProfitFile(parts: FileParts, lines: readonly ProfitLine[]) {
  const { word, money, member } = open(parts)
  const figures = [
    ['deposits', 'deposits'],
    ['withdrawals', 'withdrawals'],
    ['stakes', 'stake'],
    ['validBets', 'validBet'],
    ['wins', 'win'],
    ['bonuses', 'bonuses'],
    ['rebates', 'rebates'],
    ['net', 'net'],
  ] as const
  return writeFile(
    [...MEMBER, ...figures.map(([head]) => head), 'currency' as const].map(word),
    [lines],
    (line: ProfitLine) => [
      line.kind === 'moves' ? `${cellOf(word('moves'))},,` : member(line.username),
      ...figures.map(([, name]) => money(line[name])),
      parts.currency,
    ],
  )
}

/** Writes movements of main wallets as a CSV file. */
export function writeEntryFile(
  parts: FileParts,
  typeOf: (reason: MoneyReason) => MovementType,
  slices: AsyncIterable<readonly TeamEntryRow[]>,
) {
  const { word, timeHead, time, money, member } = open(parts)
  const type = computeOnce((reason: MoneyReason) =>
    cellOf(movementWord(typeOf(reason), parts.language)),
  )
  const heads = [...MEMBER, 'type', 'amount', 'balance', 'currency', 'reference'] as const
  return writeFile([timeHead('time'), ...heads.map(word)], slices, (entry: TeamEntryRow) => {
    // Balances of deeper members are visible only to their own uplines, and references may contain
    // names.
    const isDirect = parts.showMember(entry.username).level === 1
    return [
      time(entry.at),
      member(entry.username),
      type(entry.reason),
      money(entry.amount),
      isDirect ? money(entry.balanceAfter) : '',
      parts.currency,
      isDirect ? cellOf(entry.reference) : '',
    ]
  })
}
