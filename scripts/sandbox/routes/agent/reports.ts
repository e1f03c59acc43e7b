import * as api from '#features/agent/reports/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { nextOf, readDays, readOrder, readPage } from '../../http/page-cursor.ts'
import { playerOf, type CallContext, type QueryOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { zoneOf } from '../../world/days.ts'
import { countProfit, readProfitEnd, writeProfit } from '../../world/team/profit-report.ts'
import {
  type FileParts,
  writeBetFile,
  writeEntryFile,
  writeProfitFile,
} from '../../world/team/report-files.ts'
import {
  findMembers,
  findUsername,
  memberShower,
  type ShownMember,
} from '../../world/team/report-members.ts'
import { requireDownline } from '../../world/team/team.ts'
import { pageOfProfit, sortProfit, sumProfit } from '../../world/team/team-profit.ts'
import { teamBets, teamEntries } from '../../world/team/team-records.ts'
import * as scopes from '../../world/team/team-scope.ts'
import * as words from '../../world/money/record-words.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

/**
 * Reads whose rows a report covers: one member's, those of direct downlines, or the whole team's.
 */
function readScope(
  context: Context,
  { memberId, level }: { memberId?: string | undefined; level?: 'DIRECT' | undefined },
  everybody: typeof scopes.wholeTeam,
): scopes.Scope {
  const { db, merchant } = context
  if (memberId === playerOf(context).id && everybody === scopes.wholeTeam) {
    return scopes.onlyOne(db, merchant.code, playerOf(context).username)
  }
  if (memberId !== undefined) {
    return scopes.onlyOne(db, merchant.code, requireDownline(context, memberId).account.username)
  }
  const agent = playerOf(context).username
  return level
    ? scopes.directDownlines(db, merchant.code, agent)
    : everybody(db, merchant.code, agent)
}

const readBets = (context: Context, query: QueryOf<typeof api.sumTeamBets>) => ({
  days: readDays(query),
  scope: readScope(context, query, scopes.wholeTeam),
  filter: words.betFilterOf(query),
})

const readTransactions = (context: Context, query: QueryOf<typeof api.sumTeamTransactions>) => ({
  days: readDays(query),
  scope: readScope(context, query, scopes.everybodyBelow),
  reasons: query.transKind && words.reasonsOf(query.transKind),
})

/** Writes the member to whom a report is narrowed, as the agent may see it. */
const shownMember = (
  context: Context,
  { memberId }: { memberId?: string | undefined },
): { member?: ShownMember } =>
  memberId === undefined
    ? {}
    : { member: memberShower(context)(findUsername(context, memberId) as string) }

/** Language, time zone and currency in which a report's file is written. */
const fileOf = (context: Context, { language }: { language: LanguageCode }): FileParts => ({
  language,
  zone: zoneOf(context.db, context.merchant.code),
  currency: context.merchant.brand.currency,
  showMember: memberShower(context),
})

export const calls = [
  serveAgent(api.findReportMembers, (context) => ({
    list: findMembers(context, context.query.text),
  })),

  serveAgent(api.listTeamBets, (context) => {
    const { query, db, merchant } = context
    const { days, scope, filter } = readBets(context, query)
    const rows = teamBets.list(db, scope, filter, {
      days,
      ...readOrder(query),
      ...readPage(query),
    })
    const write = words.betWriter(context, rows, query.language)
    const showMember = memberShower(context)
    return {
      list: rows.map((bet) => ({ member: showMember(bet.username), ...write(bet) })),
      ...nextOf(rows, query),
      ...shownMember(context, query),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(api.sumTeamBets, (context) => {
    const { query, db, merchant } = context
    const { days, scope, filter } = readBets(context, query)
    const { currency } = merchant.brand
    return { sums: words.writeBetSums(teamBets.sum(db, scope, filter, days), currency), currency }
  }),

  serveAgent(api.fileTeamBets, (context) => {
    const { query, db } = context
    const { days, scope, filter } = readBets(context, query)
    const names = words.namesOf(context, 'all', query.language)
    return writeBetFile(
      fileOf(context, query),
      names,
      teamBets.walk(db, scope, filter, { days, ...readOrder(query) }),
    )
  }),

  serveAgent(api.listTeamProfit, (context) => {
    const { query, merchant } = context
    const after = readProfitEnd(query.cursor)
    const { lines, trail, order } = countProfit(context, query, readDays(query))
    const page = pageOfProfit(lines, order, after, query.pageSize)
    const showMember = memberShower(context)
    const { currency } = merchant.brand
    const last = page.length === query.pageSize ? page.at(-1) : undefined
    return {
      list: page.map((line) => ({
        kind: line.kind,
        ...(line.kind !== 'moves' && { member: showMember(line.username) }),
        ...writeProfit(line, currency),
      })),
      ...(last && { nextCursor: `${last[order.by]}_${last.id}` }),
      sums: { count: lines.length, ...writeProfit(sumProfit(lines), currency) },
      trail,
      currency,
    }
  }),

  serveAgent(api.fileTeamProfit, (context) => {
    const { query } = context
    const { lines, order } = countProfit(context, query, readDays(query))
    return writeProfitFile(fileOf(context, query), sortProfit(lines, order))
  }),

  serveAgent(api.listTeamTransactions, (context) => {
    const { query, db, merchant } = context
    const { days, scope, reasons } = readTransactions(context, query)
    const rows = teamEntries.list(db, scope, reasons, {
      days,
      ...readOrder(query),
      ...readPage(query),
    })
    const showMember = memberShower(context)
    const { currency } = merchant.brand
    return {
      list: rows.map((entry) => {
        const member = showMember(entry.username)
        const { balanceAfter, referenceNo, ...movement } = words.writeMovement(entry, currency)
        return { member, ...movement, ...(member.level === 1 && { balanceAfter, referenceNo }) }
      }),
      ...nextOf(rows, query),
      ...shownMember(context, query),
      currency,
    }
  }),

  serveAgent(api.sumTeamTransactions, (context) => {
    const { query, db, merchant } = context
    const { days, scope, reasons } = readTransactions(context, query)
    const { currency } = merchant.brand
    const sums = teamEntries.sum(db, scope, reasons, days)
    const { count, ...amounts } = words.writeMovementSums(sums, currency)
    const { member } = shownMember(context, query)
    // All movements together are the balance, which only the direct upline may see. Every movement
    // has a kind, so the sums of all kinds together would tell it, too.
    const isHidden = member !== undefined && member.level > 1
    return { sums: { count, ...(!isHidden && amounts) }, currency }
  }),

  serveAgent(api.fileTeamTransactions, (context) => {
    const { query, db } = context
    const { days, scope, reasons } = readTransactions(context, query)
    return writeEntryFile(
      fileOf(context, query),
      (reason) => words.MOVEMENTS[reason].type,
      teamEntries.walk(db, scope, reasons, { days, ...readOrder(query) }),
    )
  }),
]
