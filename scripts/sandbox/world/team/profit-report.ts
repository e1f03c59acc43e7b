import type { fileTeamProfit } from '#features/agent/reports/api.ts'
import type { ProfitSort } from '#features/agent/reports/schema.ts'
import type { Days } from '#lib/periods.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, type CallContext, type QueryOf } from '../../http/serve.ts'
import { mapRecord, writeSums } from '../sums.ts'
import { readTrail } from './report-members.ts'
import { requireDownline } from './team.ts'
import {
  listPlayerProfit,
  listTeamProfit,
  type ProfitColumn,
  type ProfitEnd,
} from './team-profit.ts'
import { wholeTeam } from './team-scope.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'player'>

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

type ProfitQuery = Omit<QueryOf<typeof fileTeamProfit>, 'language'>

/** Calculates the rows of the profit and loss report, all of them and unsorted. */
export function countProfit(context: Context, query: ProfitQuery, days: Days) {
  const { db, merchant } = context
  const trail = query.memberId === undefined ? [] : readTrail(context, query.memberId)
  const root =
    query.memberId === undefined
      ? playerOf(context).username
      : requireDownline(context, query.memberId).account.username
  const scope = wholeTeam(db, merchant.code, root)
  const lines = (query.view === 'TEAMS' ? listTeamProfit : listPlayerProfit)(db, scope, days)
  return { lines, trail, order: { by: COLUMNS[query.sortBy], descending: query.descending } }
}

/** Reads the cursor of a page of profit and loss; throws `CallError` 400 if it is invalid. */
export function readProfitEnd(cursor: string | undefined): ProfitEnd | undefined {
  if (cursor === undefined) return undefined
  const [, value, id] = /^(-?\d{1,16})_(.+)$/.exec(cursor) ?? []
  if (value !== undefined && id !== undefined) return { value: Number(value), id }
  refuse('invalid_request/cursor')
}

/** Writes the figures of a row, or their sums. */
export const writeProfit = (line: Record<ProfitColumn, number>, currency: string) =>
  writeSums(
    mapRecord(COLUMNS, (column) => line[column]),
    currency,
  )
