import { type CsvCell, csvHead, csvLine } from '#lib/csv.ts'
import type { LanguageCode } from '#core/locale/languages.ts'
import { zonedTimeWriter } from '#lib/periods.ts'
import type { MoneyReason } from '../db/ledger-kinds.ts'
import { validBetOf } from './bet-book.ts'
import { writeUnits } from './money.ts'
import type { ShownMember } from './report-members.ts'
import { type FileWord, fileWord } from './report-words.ts'
import type { ProfitLine } from './team-profit.ts'
import type { TeamBetRow, TeamEntryRow } from './team-records.ts'
import { Breather } from './team-scope.ts'

/** Whose words, time and money a file is written in. */
export interface FileParts {
  language: LanguageCode
  zone: string
  currency: string
  showMember: (username: string) => ShownMember
}

/** Lines of a piece of a file. */
const PIECE = 2000

/**
 * Writes a file as `lib/csv.ts` does, piece by piece: whoever else asks meanwhile waits for one piece
 * at most.
 */
async function* writeFile<Row>(
  names: readonly string[],
  slices: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  yield csvHead(names)
  const breather = new Breather()
  for await (const slice of slices) {
    for (let first = 0; first < slice.length; first += PIECE) {
      let piece = ''
      for (const row of slice.slice(first, first + PIECE)) piece += csvLine(cellsOf(row))
      yield piece
      // oxlint-disable-next-line no-await-in-loop
      await breather.rest()
    }
  }
}

const MEMBER: readonly FileWord[] = ['member', 'memberId', 'level']

const memberCells = ({ account, id, level }: ShownMember): CsvCell[] => [
  account,
  id,
  { decimal: String(level) },
]

/** What head and cells of a file share. */
function open({ language, zone, currency }: FileParts) {
  const word = (each: FileWord) => fileWord(each, language)
  return {
    word,
    timeHead: `${word('time')} (${zone})`,
    time: zonedTimeWriter(zone),
    money: (units: number) => ({ decimal: writeUnits(units, currency) }),
  }
}

/** What a settled bet won less what it staked; nothing for all others. */
export const netOf = ({ state, win, amount }: Pick<TeamBetRow, 'state' | 'win' | 'amount'>) =>
  state === 'settled' ? win - amount : 0

/** Writes bets as a file. */
export function writeBetFile(
  parts: FileParts,
  nameOf: Record<'game' | 'vendor', (code: string) => string>,
  slices: AsyncIterable<readonly TeamBetRow[]>,
) {
  const { word, timeHead, time, money } = open(parts)
  const { currency, showMember } = parts
  const states = { open: word('OPEN'), settled: word('SETTLED'), rolledBack: word('VOIDED') }
  const heads = [...MEMBER, 'game', 'vendor', 'state', 'stake', 'validBet', 'win', 'net'] as const
  return writeFile(
    [timeHead, ...heads.map(word), word('currency'), word('reference')],
    slices,
    (bet: TeamBetRow) => [
      time(bet.at),
      ...memberCells(showMember(bet.username)),
      bet.nodeId === null ? '' : nameOf.game(bet.nodeId),
      nameOf.vendor(bet.vendor),
      states[bet.state],
      money(bet.amount),
      money(validBetOf(bet)),
      money(bet.win),
      money(netOf(bet)),
      currency,
      bet.transactionId,
    ],
  )
}

/** Writes profit and loss as a file. */
export function writeProfitFile(parts: FileParts, lines: readonly ProfitLine[]) {
  const { word, money } = open(parts)
  const { currency, showMember } = parts
  const figures = [
    'deposits',
    'withdrawals',
    'stake',
    'validBet',
    'win',
    'bonuses',
    'rebates',
    'net',
  ] as const
  return writeFile(
    [...MEMBER, ...figures, 'currency' as const].map(word),
    [lines],
    (line: ProfitLine) => [
      ...memberCells(showMember(line.username)),
      ...figures.map((name) => money(line[name])),
      currency,
    ],
  )
}

/** Writes movements of main wallets as a file. */
export function writeEntryFile(
  parts: FileParts,
  typeOf: (reason: MoneyReason) => string,
  slices: AsyncIterable<readonly TeamEntryRow[]>,
) {
  const { word, timeHead, time, money } = open(parts)
  const { currency, showMember } = parts
  const heads = [...MEMBER, 'type', 'amount', 'balance', 'currency', 'reference'] as const
  return writeFile([timeHead, ...heads.map(word)], slices, (entry: TeamEntryRow) => {
    const member = showMember(entry.username)
    return [
      time(entry.at),
      ...memberCells(member),
      typeOf(entry.reason),
      money(entry.amount),
      // Deeper members' balances are their own uplines' to see.
      member.level === 1 ? money(entry.balanceAfter) : '',
      currency,
      entry.reference,
    ]
  })
}
