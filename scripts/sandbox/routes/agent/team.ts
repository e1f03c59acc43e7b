import * as api from '#features/agent/team/api.ts'
import { type Days, dayOf } from '#lib/periods.ts'
import { refuse } from '../../http/call-error.ts'
import { readDays } from '../../http/page-cursor.ts'
import { type CallContext, playerOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { zoneOf, writeTime } from '../../world/days.ts'
import { readComingMove } from '../../world/team/coming-moves.ts'
import * as rates from '../../world/team/rates.ts'
import { requireOwnNode } from '../../world/team/given-rates.ts'
import { listChildren, readRows, showPath, showRow } from '../../world/team/member-rows.ts'
import { searchMembers } from '../../world/team/member-search.ts'
import { mayPay } from '../../world/money/member-transfers.ts'
import { writeSums } from '../../world/sums.ts'
import {
  countTeam,
  type Downline,
  requireDownline,
  hasWallet,
  showDetails,
} from '../../world/team/team.ts'
import type { DaySum } from '../../world/team/team-days.ts'
import { readDownlines } from '../../world/team/team-overview.ts'
import { sumPlayer, sumTeam } from '../../world/team/team-sums.ts'

/** Throws `CallError` 403 `not_direct_downline` for members further below. */
function requireDirect(context: CallContext<unknown, unknown>, id: string): Downline {
  const downline = requireDownline(context, id)
  if (downline.level === 1) return downline
  refuse('not_direct_downline')
}

export const calls = [
  serveAgent(api.listDownlines, (context) => {
    const { db, merchant, query } = context
    const agent = playerOf(context)
    const parent =
      query.parentId === undefined ? undefined : requireDownline(context, query.parentId)
    const node = parent?.node ?? requireOwnNode(context)
    const days = readDays(query)
    const { sort, descending, pageSize } = query
    const offset = Number(query.cursor ?? 0)
    const usernames = listChildren(db, node, days, {
      sort,
      descending,
      size: pageSize,
      offset,
      hidesNames: query.parentId !== undefined,
    })
    return {
      list: readRows(context, agent, usernames, days),
      total: countTeam(db, node).directs,
      path: parent ? showPath(db, agent, parent) : [],
      currency: merchant.brand.currency,
      ...(usernames.length === pageSize && { nextCursor: String(offset + pageSize) }),
    }
  }),

  serveAgent(api.searchTeam, (context) => {
    const { db, merchant, query } = context
    const agent = playerOf(context)
    const { usernames, hasMore } = searchMembers(context, agent, query)
    const found = readRows(context, agent, usernames, readDays(query))
    const downlines = readDownlines(db, agent, usernames)
    return {
      list: found.map((row, index) => ({
        ...row,
        path: showPath(db, agent, downlines[index]!).slice(0, -1),
      })),
      currency: merchant.brand.currency,
      ...(hasMore && { nextCursor: found.at(-1)?.id }),
    }
  }),

  serveAgent(api.getDownline, (context) => {
    const { db, merchant, now, query } = context
    const agent = playerOf(context)
    const downline = requireDownline(context, query.id)
    const { account, node } = downline
    const { currency } = merchant.brand
    const days = readDays(query)
    const today = dayOf(now.getTime(), zoneOf(db, merchant.code))
    const write = ({ win, stake, ...sums }: DaySum) =>
      writeSums({ ...sums, net: win - stake }, currency)
    const sums = (of: Days) => ({
      own: write(sumPlayer(db, account, of)),
      team: write(sumTeam(db, account, of)),
    })
    const details = showDetails(db, downline, currency)
    return {
      member: {
        ...showRow(context, downline, sumTeam(db, account, days).validBet),
        path: showPath(db, agent, downline).slice(0, -1),
        mobile: details?.phone || null,
        email: details?.email || null,
        today: sums({ from: today, to: today }),
        month: sums({ from: `${today.slice(0, 8)}01`, to: today }),
        ...(details
          ? rates.readRates(db, account, { rates: node.rates, at: now.getTime() })
          : { rates: null, comingRates: null }),
        bounds: details && rates.readRateBounds(db, agent, downline),
        movesOn: readComingMove(db, agent, node),
        canPay: mayPay(db, agent, account),
        hasWallet: hasWallet(account),
      },
      currency,
    }
  }),

  serveAgent(api.updateDownlineRates, (context) => {
    const { db, body, now } = context
    const downline = requireDirect(context, body.id)
    rates.changeRates(db, playerOf(context), downline, { rates: body.rates, at: now.getTime() })
    return { rates: body.rates }
  }),

  serveAgent(api.listRateChanges, (context) => {
    const { db, merchant, query } = context
    const changes = rates.listChanges(db, playerOf(context), requireDirect(context, query.id))
    return {
      list: changes.map(({ id, at, before, after }, index) => {
        const from = rates.countsFrom(db, merchant.code, at)
        const next = changes[index - 1]
        const isReplaced = next && rates.countsFrom(db, merchant.code, next.at) === from
        return {
          id: String(id),
          at: writeTime(at),
          countsFrom: isReplaced ? null : from,
          before,
          after,
        }
      }),
    }
  }),
]
