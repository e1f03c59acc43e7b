import type { ProfitSort, ProfitView } from '#features/agent/reports/schema.ts'
import type { Days } from '#lib/periods.ts'
import { refuse } from '../../http/call-error.ts'
import { playerOf, type CallContext } from '../../http/serve.ts'
import { readTrail } from './report-members.ts'
import { requireDownline } from './team.ts'
import {
  listPlayerProfit,
  listTeamProfit,
  type ProfitColumn,
  type ProfitEnd,
  type ProfitLine,
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

interface ProfitQuery {
  view: ProfitView
  memberId?: string | undefined
  sortBy: ProfitSort
  descending: boolean
}

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

export function writeProfit(
  line: Omit<ProfitLine, 'username' | 'id' | 'kind'>,
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
