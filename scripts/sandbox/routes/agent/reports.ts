import {
  fileTeamBets,
  fileTeamProfit,
  fileTeamTransactions,
  findReportMembers,
  listTeamBets,
  listTeamProfit,
  listTeamTransactions,
  sumTeamBets,
  sumTeamTransactions,
} from '#features/agent/reports/api.ts'
import type { ProfitSort, ProfitView } from '#features/agent/reports/schema.ts'
import type { Days } from '#lib/periods.ts'
import { zonedTimeWriter } from '#lib/periods.ts'
import type { GameType } from '#parts/games/schema.ts'
import type { MovementKind } from '#parts/records/schema.ts'
import { CallError } from '../../http/call-error.ts'
import { nextOf, readCursor } from '../../http/page-cursor.ts'
import { playerOf, type CallContext } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { validBetOf } from '../../world/bet-book.ts'
import { zoneOf } from '../../world/days.ts'
import { writeUnits } from '../../world/money.ts'
import { type FileWord, fileWord, writeFile } from '../../world/report-files.ts'
import { findMembers, findUsername, memberShower, readTrail } from '../../world/report-members.ts'
import { demandDownline } from '../../world/team.ts'
import {
  keepReport,
  listPlayerProfit,
  listTeamProfit as countTeamProfit,
  pageOfProfit,
  type ProfitColumn,
  type ProfitEnd,
  type ProfitLine,
  sortProfit,
  sumProfit,
} from '../../world/team-profit.ts'
import {
  listTeamBetRows,
  listTeamEntryRows,
  sumTeamBetRows,
  sumTeamEntryRows,
  type TeamBetRow,
  type TeamEntryRow,
  walkTeamBets,
  walkTeamEntries,
} from '../../world/team-records.ts'
import {
  directDownlines,
  everybodyBelow,
  onlyOne,
  type Scope,
  wholeTeam,
} from '../../world/team-scope.ts'
import {
  BET_STATES,
  MOVEMENTS,
  namesOf,
  readDays,
  reasonsOf,
  ROW_STATES,
} from '../member/records.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

/** Whose rows are asked for: one member's, those of own downlines, or everybody's. */
function readScope(
  context: Context,
  { memberId, level }: { memberId?: string | undefined; level?: 'DIRECT' | undefined },
  everybody: typeof wholeTeam,
): Scope {
  const { merchant } = context
  if (memberId === playerOf(context).id && everybody === wholeTeam) {
    return onlyOne(merchant.code, playerOf(context).username)
  }
  if (memberId !== undefined) {
    return onlyOne(merchant.code, demandDownline(context, memberId).account.username)
  }
  const agent = playerOf(context).username
  return level ? directDownlines(merchant.code, agent) : everybody(merchant.code, agent)
}

const writeTime = (at: number) => new Date(at).toISOString()
const moneyWriter =
  ({ merchant }: Context) =>
  (units: number) =>
    writeUnits(units, merchant.brand.currency)

interface BetQuery {
  startDate: string
  endDate: string
  memberId?: string | undefined
  level?: 'DIRECT' | undefined
  gameType?: GameType | undefined
  vassalage?: string | undefined
  betState?: keyof typeof ROW_STATES | undefined
}

const readBets = (context: Context, query: BetQuery) => ({
  days: readDays(query),
  scope: readScope(context, query, wholeTeam),
  filter: {
    gameType: query.gameType,
    vendor: query.vassalage,
    state: query.betState && ROW_STATES[query.betState],
  },
})

interface TransactionQuery {
  startDate: string
  endDate: string
  memberId?: string | undefined
  level?: 'DIRECT' | undefined
  transKind?: MovementKind | undefined
}

const readTransactions = (context: Context, query: TransactionQuery) => ({
  days: readDays(query),
  scope: readScope(context, query, everybodyBelow),
  reasons: query.transKind && reasonsOf(query.transKind),
})

/** The member whom a record is narrowed to, as the agent may see it. */
const shownMember = (context: Context, { memberId }: { memberId?: string | undefined }) =>
  memberId === undefined
    ? {}
    : { member: memberShower(context)(findUsername(context, memberId) as string) }

const netOf = ({ state, win, amount }: Pick<TeamBetRow, 'state' | 'win' | 'amount'>) =>
  state === 'settled' ? win - amount : 0

const COLUMNS: Record<ProfitSort, ProfitColumn> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  betAmount: 'stake',
  validBet: 'validBet',
  winAmount: 'win',
  bonus: 'bonuses',
  rebate: 'rebates',
  netAmount: 'net',
}

interface ProfitQuery {
  startDate: string
  endDate: string
  view: ProfitView
  memberId?: string | undefined
  sortBy: ProfitSort
  descending: boolean
  cursor?: string | undefined
}

/** The lines of a report of profit and loss, uncut and unsorted. */
async function countProfit(context: Context, query: ProfitQuery) {
  const { db, merchant } = context
  const days: Days = readDays(query)
  const trail = query.memberId === undefined ? [] : readTrail(context, query.memberId)
  const root =
    query.memberId === undefined
      ? playerOf(context).username
      : demandDownline(context, query.memberId).account.username
  const key = [merchant.code, root, query.view, days.from, days.to].join(' ')
  const lines = await keepReport(db, key, query.cursor === undefined, () =>
    query.view === 'TEAMS'
      ? countTeamProfit(db, merchant.code, root, days)
      : listPlayerProfit(db, wholeTeam(merchant.code, root), days),
  )
  return { lines, trail, order: { by: COLUMNS[query.sortBy], descending: query.descending } }
}

/** Reads where a page of profit ended; throws `CallError` 400 for what no page was given. */
function readProfitEnd(context: Context, cursor: string | undefined): ProfitEnd | undefined {
  if (cursor === undefined) return undefined
  const [, value, id] = /^(-?\d{1,16})_(.+)$/.exec(cursor) ?? []
  const username = id !== undefined && findUsername(context, id)
  if (value !== undefined && username) return { value: Number(value), username }
  throw new CallError(400, 'invalid_request', 'This cursor is none of ours.')
}

function writeProfit(
  line: Omit<ProfitLine, 'username' | 'isOwn'>,
  write: (units: number) => string,
) {
  return {
    deposit: write(line.deposits),
    withdrawal: write(line.withdrawals),
    betAmount: write(line.stake),
    validBet: write(line.validBet),
    winAmount: write(line.win),
    bonus: write(line.bonuses),
    rebate: write(line.rebates),
    netAmount: write(line.net),
  }
}

export const calls = [
  serveAgent(findReportMembers, (context) => ({
    list: findMembers(context, context.query.text),
  })),

  serveAgent(listTeamBets, async (context) => {
    const { query, db, merchant } = context
    const { days, scope, filter } = readBets(context, query)
    const page = { days, after: readCursor(query.cursor), size: query.pageSize }
    const rows = await listTeamBetRows(db, scope, filter, page)
    const nameOf = namesOf(context, rows, query.language)
    const showMember = memberShower(context)
    const write = moneyWriter(context)
    return {
      list: rows.map((bet) => ({
        member: showMember(bet.username),
        betNo: bet.transactionId,
        roundNo: bet.roundId,
        ...(bet.nodeId !== null && { nodeId: bet.nodeId, nodeName: nameOf.game(bet.nodeId) }),
        gameType: bet.gameType,
        vassalage: bet.vendor,
        vassalageName: nameOf.vendor(bet.vendor),
        betState: BET_STATES[bet.state],
        betAmount: write(bet.amount),
        validBet: write(validBetOf(bet)),
        winAmount: write(bet.win),
        netAmount: write(netOf(bet)),
        betTime: writeTime(bet.at),
        ...(bet.closedAt !== null && { settleTime: writeTime(bet.closedAt) }),
      })),
      ...nextOf(rows, query),
      ...shownMember(context, query),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(sumTeamBets, async (context) => {
    const { query, db, merchant } = context
    const { days, scope, filter } = readBets(context, query)
    const sums = await sumTeamBetRows(db, scope, filter, days)
    const write = moneyWriter(context)
    return {
      sums: {
        count: sums.count,
        stake: write(sums.stake),
        validBet: write(sums.validBet),
        win: write(sums.win),
        net: write(sums.win - sums.settledStake),
      },
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(fileTeamBets, (context) => {
    const { query, db, merchant } = context
    const { language } = query
    const { days, scope, filter } = readBets(context, query)
    const { currency } = merchant.brand
    const zone = zoneOf(db, merchant.code)
    const showMember = memberShower(context)
    const nameOf = namesOf(context, 'all', language)
    const time = zonedTimeWriter(zone)
    const write = (units: number) => ({ decimal: writeUnits(units, currency) })
    const states = {
      open: fileWord('OPEN', language),
      settled: fileWord('SETTLED', language),
      rolledBack: fileWord('VOIDED', language),
    }
    const heads: FileWord[] = ['member', 'memberId', 'level', 'game', 'vendor', 'state']
    const figures: FileWord[] = ['stake', 'validBet', 'win', 'net', 'currency', 'reference']
    return writeFile(
      [
        `${fileWord('time', language)} (${zone})`,
        ...[...heads, ...figures].map((word) => fileWord(word, language)),
      ],
      walkTeamBets(db, scope, filter, days),
      (bet: TeamBetRow) => {
        const member = showMember(bet.username)
        return [
          time(bet.at),
          member.account,
          member.id,
          { decimal: String(member.level) },
          bet.nodeId === null ? '' : nameOf.game(bet.nodeId),
          nameOf.vendor(bet.vendor),
          states[bet.state],
          write(bet.amount),
          write(validBetOf(bet)),
          write(bet.win),
          write(netOf(bet)),
          currency,
          bet.transactionId,
        ]
      },
    )
  }),

  serveAgent(listTeamProfit, async (context) => {
    const { query, merchant } = context
    const after = readProfitEnd(context, query.cursor)
    const { lines, trail, order } = await countProfit(context, query)
    const page = pageOfProfit(lines, order, after, query.pageSize)
    const showMember = memberShower(context)
    const write = moneyWriter(context)
    const last = page.length === query.pageSize ? page.at(-1) : undefined
    return {
      list: page.map((line) => ({
        member: showMember(line.username),
        isOwn: line.isOwn,
        ...writeProfit(line, write),
      })),
      ...(last && { nextCursor: `${last[order.by]}_${showMember(last.username).id}` }),
      sums: { count: lines.length, ...writeProfit(sumProfit(lines), write) },
      trail,
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(fileTeamProfit, async (context) => {
    const { query, merchant } = context
    const { language } = query
    const { lines, order } = await countProfit(context, query)
    const { currency } = merchant.brand
    const showMember = memberShower(context)
    const write = (units: number) => ({ decimal: writeUnits(units, currency) })
    const heads: FileWord[] = [
      'member',
      'memberId',
      'level',
      'deposits',
      'withdrawals',
      'stake',
      'validBet',
      'win',
      'bonuses',
      'rebates',
      'net',
      'currency',
    ]
    return writeFile(
      heads.map((word) => fileWord(word, language)),
      [sortProfit(lines, order)],
      (line: ProfitLine) => {
        const member = showMember(line.username)
        return [
          member.account,
          member.id,
          { decimal: String(member.level) },
          write(line.deposits),
          write(line.withdrawals),
          write(line.stake),
          write(line.validBet),
          write(line.win),
          write(line.bonuses),
          write(line.rebates),
          write(line.net),
          currency,
        ]
      },
    )
  }),

  serveAgent(listTeamTransactions, async (context) => {
    const { query, db, merchant } = context
    const { days, scope, reasons } = readTransactions(context, query)
    const page = { days, after: readCursor(query.cursor), size: query.pageSize }
    const rows = await listTeamEntryRows(db, scope, reasons, page)
    const showMember = memberShower(context)
    const write = moneyWriter(context)
    return {
      list: rows.map((entry) => {
        const member = showMember(entry.username)
        return {
          member,
          transId: String(entry.row),
          transType: MOVEMENTS[entry.reason].type,
          amount: write(entry.amount),
          ...(member.level === 1 && { balanceAfter: write(entry.balanceAfter) }),
          referenceNo: entry.reference,
          transTime: writeTime(entry.at),
        }
      }),
      ...nextOf(rows, query),
      ...shownMember(context, query),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(sumTeamTransactions, async (context) => {
    const { query, db, merchant } = context
    const { days, scope, reasons } = readTransactions(context, query)
    const { count, received, paid } = await sumTeamEntryRows(db, scope, reasons, days)
    const write = moneyWriter(context)
    return {
      sums: { count, received: write(received), paid: write(paid), net: write(received - paid) },
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(fileTeamTransactions, (context) => {
    const { query, db, merchant } = context
    const { language } = query
    const { days, scope, reasons } = readTransactions(context, query)
    const { currency } = merchant.brand
    const zone = zoneOf(db, merchant.code)
    const showMember = memberShower(context)
    const time = zonedTimeWriter(zone)
    const write = (units: number) => ({ decimal: writeUnits(units, currency) })
    const heads: FileWord[] = [
      'member',
      'memberId',
      'level',
      'type',
      'amount',
      'balance',
      'currency',
      'reference',
    ]
    return writeFile(
      [`${fileWord('time', language)} (${zone})`, ...heads.map((word) => fileWord(word, language))],
      walkTeamEntries(db, scope, reasons, days),
      (entry: TeamEntryRow) => {
        const member = showMember(entry.username)
        return [
          time(entry.at),
          member.account,
          member.id,
          { decimal: String(member.level) },
          MOVEMENTS[entry.reason].type,
          write(entry.amount),
          member.level === 1 ? write(entry.balanceAfter) : '',
          currency,
          entry.reference,
        ]
      },
    )
  }),
]
